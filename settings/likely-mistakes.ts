import { FORM_PROVIDERS, type Form, findProvider } from './providers.ts'

const SHARE = 'copy the link for sharing'

/** Guesses from public repositories, matched against host and path. The first match counts. */
const MISTAKES: readonly (readonly [address: RegExp, reason: string])[] = [
  [/\.js$|\/jsform\/|^server\.fillout\.com\//, `is the script of an embed code; ${SHARE}`],
  [/^accounts\.google\.|^login\.|\/(?:log|sign)-?in\b/, `is a page to sign in; ${SHARE}`],
  [
    /^(?:app|admin|build)[.-]|\/(?:edit|preview|dashboard|settings|event[_-]types)(?:\/|$)|^calendar\.google\.com\/calendar\/(?:u\/\d+\/)?r\b/,
    `may be where you work, which asks visitors to sign in; ${SHARE}`,
  ],
  [
    /\bzoom\.us\/[jw]\/|^meet\.google\.com\/|^teams\.(?:microsoft|live)\.com\//,
    'is the room of one call; paste the page where visitors choose a time',
  ],
  [
    /^docs\.google\.com\/(?!.*forms\/)|^drive\.google\.|\.dropbox\.com\/|\.sharepoint\.com\//,
    'is a document or a stored file; paste the link of your form or calendar',
  ],
  [/^formspree\.io\/|\/formResponse$/, 'receives a form but has none to show; paste a form’s link'],
]

interface Understood {
  formUrl: URL
  bookingUrl: URL
  form: Form
  providerName?: string
  tagNames?: string
}

/** Form services that book calls too. */
const ALSO_BOOK = ['Fillout', 'Jotform']

/** What the owner probably did not mean, a line each. A guess never stops a build. */
export function likelyMistakes(understood: Understood): string[] {
  const { formUrl, bookingUrl, form, providerName, tagNames } = understood
  const warnings: string[] = []
  const row = findProvider(formUrl, FORM_PROVIDERS)
  const isShareLink = row?.path?.test(formUrl.pathname) ?? true
  const shares = `is no address that ${row?.name} is known to give for a form; ${SHARE}`
  const formReason = mistakeIn(formUrl) ?? (isShareLink ? undefined : shares)
  if (formReason) warnings.push(`WAITLIST_FORM_URL may be wrong: ${formUrl} ${formReason}.`)
  if (form.kind === 'link') warnings.push(`${form.advice}. Until then visitors get a large link.`)
  if (row && providerName && providerName.toLowerCase() !== row.name.toLowerCase()) {
    warnings.push(`WAITLIST_FORM_PROVIDER is ignored: the form’s address says ${row.name}.`)
  }
  if (tagNames && form.tagRoute.names === '') {
    warnings.push(
      'WAITLIST_FORM_TAG_NAMES is ignored: the form takes no tags, or its address holds them.',
    )
  }
  const service = findProvider(bookingUrl, FORM_PROVIDERS)?.name
  const isForm = service && !ALSO_BOOK.includes(service)
  const bookingReason = mistakeIn(bookingUrl) ?? (isForm ? `is a form of ${service}` : undefined)
  if (bookingReason) warnings.push(`BOOKING_URL may be wrong: ${bookingUrl} ${bookingReason}.`)
  return warnings
}

function mistakeIn({ port, hostname, pathname }: URL): string | undefined {
  return port === '' ? MISTAKES.find(([one]) => one.test(hostname + pathname))?.[1] : undefined
}
