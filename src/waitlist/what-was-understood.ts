import type { Booking } from './booking-providers.ts'
import type { FramedForm, LinkedForm } from './form-providers.ts'

const nameOf = (provider: string) => (provider === 'unknown' ? 'a host not in the table' : provider)

/** What the build says of the two addresses, so that the owner can see a mistake. */
export function whatWasUnderstood(form: FramedForm | LinkedForm, booking: Booking): string[] {
  const shown =
    form.kind === 'frame' ? `in a frame from ${form.embedUrl}` : 'as a link, which opens a tab'
  return [
    `Waitlist form: ${nameOf(form.provider)}, shown ${shown}; in a tab, ${form.openUrl}`,
    `Booking page: ${nameOf(booking.provider)}, in a tab, ${booking.openUrl}`,
  ]
}
