import type { TagRoute } from './attribution.ts'
import type { Booking } from './booking-providers.ts'
import { type FramedForm, type LinkedForm, understandForm } from './form-providers.ts'

const nameOf = (provider: string) => (provider === 'unknown' ? 'a host not in the table' : provider)

/** Whether the owner had to say who runs the form, because its host does not. */
function isNamed({ provider, openUrl }: FramedForm | LinkedForm): boolean {
  const unnamed = understandForm(openUrl)
  return unnamed.kind !== 'refused' && unnamed.provider !== provider
}

/** What the build says of the two addresses and their tags, so that the owner sees a mistake. */
export function whatWasUnderstood(
  form: FramedForm | LinkedForm,
  booking: Booking,
  formTags: TagRoute,
): string[] {
  const shown =
    form.kind === 'frame' ? `in a frame from ${form.embedUrl}` : 'as a link, which opens a tab'
  const named = isNamed(form) ? ' on your own domain (WAITLIST_FORM_PROVIDER)' : ''
  return [
    `Waitlist form: ${nameOf(form.provider)}${named}, shown ${shown}; in a tab, ${form.openUrl}`,
    `Campaign tags for the form: ${howTagsGo(formTags)}`,
    `Booking page: ${nameOf(booking.provider)}, in a tab, ${booking.openUrl}`,
  ]
}

function howTagsGo({ how, names }: TagRoute): string {
  const named = names && `named ${new URLSearchParams(names).toString().replaceAll('&', ', ')}`
  switch (how) {
    case 'none':
      return 'none; it takes none'
    case 'map':
      return named ?? 'none; WAITLIST_FORM_TAG_NAMES can name the fields that take them'
    default:
      return ['in its', how, named].filter(Boolean).join(' ')
  }
}
