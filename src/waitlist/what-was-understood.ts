import type { Booking } from './booking-providers.ts'
import { type FramedForm, type LinkedForm, understandForm } from './form-providers.ts'

const nameOf = (provider: string) => (provider === 'unknown' ? 'a host not in the table' : provider)

/** Whether the owner had to say who runs the form, because its host does not. */
function isNamed({ provider, openUrl }: FramedForm | LinkedForm): boolean {
  const unnamed = understandForm(openUrl)
  return unnamed.kind !== 'refused' && unnamed.provider !== provider
}

/** What the build says of the two addresses, so that the owner can see a mistake. */
export function whatWasUnderstood(form: FramedForm | LinkedForm, booking: Booking): string[] {
  const shown =
    form.kind === 'frame' ? `in a frame from ${form.embedUrl}` : 'as a link, which opens a tab'
  const named = isNamed(form) ? ' on your own domain (WAITLIST_FORM_PROVIDER)' : ''
  return [
    `Waitlist form: ${nameOf(form.provider)}${named}, shown ${shown}; in a tab, ${form.openUrl}`,
    `Booking page: ${nameOf(booking.provider)}, in a tab, ${booking.openUrl}`,
  ]
}
