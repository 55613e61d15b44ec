import {
  FORM_PROVIDERS,
  type Form,
  type FormChoices,
  findProvider,
} from '../src/services/providers.ts'

const SHARE_LINK_ADVICE = 'paste the share link instead'
const OWN_PAGE_ADVICE = `may be your own editor, where visitors would have to sign in; ${SHARE_LINK_ADVICE}`

/** Guesses based on public repositories, matched against host and path. The first match wins. */
const MISTAKES: readonly (readonly [address: RegExp, reason: string])[] = [
  // tally.so/widgets/embed.js
  [
    /\.js$|\/jsform\/|^server\.fillout\.com\//,
    `is the script from an embed code; ${SHARE_LINK_ADVICE}`,
  ],
  // accounts.google.com/signin
  [/^accounts\.google\.|^login\.|\/(?:log|sign)-?in\b/, `is a sign-in page; ${SHARE_LINK_ADVICE}`],
  // admin.typeform.com/form/Nz/create
  [
    /^(?:app|admin|build)[.-]|\/(?:edit|preview|dashboard|settings|event[_-]types)(?:\/|$)/,
    OWN_PAGE_ADVICE,
  ],
  // calendar.google.com/calendar/u/0/r
  [/^calendar\.google\.com\/calendar\/(?:u\/\d+\/)?r\b/, OWN_PAGE_ADVICE],
  // us02web.zoom.us/j/123
  [
    /\bzoom\.us\/[jw]\/|^meet\.google\.com\/|^teams\.(?:microsoft|live)\.com\//,
    'is the link to a single video call; paste the link to the page where visitors choose a time',
  ],
  // docs.google.com/document/d/1a
  [
    /^docs\.google\.com\/(?!.*forms\/)|^drive\.google\.|\.(?:dropbox|sharepoint)\.com\//,
    'is a document or a file; paste the link to your form or calendar',
  ],
  // formspree.io/f/abcdwxyz
  [
    /^formspree\.io\/|\/formResponse$/,
    'receives form data but shows no form; paste the link to a form',
  ],
]

/** Form services that also book calls. */
const ALSO_BOOK = ['Fillout', 'Jotform']

/** Warnings about probable mistakes, one line each. A guess never stops a build. */
export function likelyMistakes(
  form: Form,
  formUrl: URL,
  bookingUrl: URL,
  { providerName, tagNames }: Omit<FormChoices, 'loading'>,
): string[] {
  const warnings: string[] = []
  const provider = findProvider(formUrl, FORM_PROVIDERS)
  const isShareLink = provider?.path?.test(formUrl.pathname) ?? true
  const notShared = `does not look like a ${provider?.name} form link; ${SHARE_LINK_ADVICE}`
  const formReason = mistakeIn(formUrl) ?? (isShareLink ? undefined : notShared)
  if (formReason) warnings.push(`WAITLIST_FORM_URL may be wrong: ${formUrl} ${formReason}.`)
  if (form.loading === 'never') {
    warnings.push(`${form.advice}. Visitors get a large link instead of the form.`)
  }
  if (provider && providerName && providerName.toLowerCase() !== provider.name.toLowerCase()) {
    warnings.push(
      `WAITLIST_FORM_PROVIDER is ignored: the form’s address belongs to ${provider.name}.`,
    )
  }
  if (tagNames && form.tagMapping.parameters === '') {
    warnings.push(
      'WAITLIST_FORM_TAG_NAMES is ignored: the form accepts no tags, or its address already has them.',
    )
  }
  const service = findProvider(bookingUrl, FORM_PROVIDERS)?.name
  const isForm = service && !ALSO_BOOK.includes(service)
  const notBooking = `is a ${service} form; paste your scheduling page’s link`
  const bookingReason = mistakeIn(bookingUrl) ?? (isForm ? notBooking : undefined)
  if (bookingReason) warnings.push(`BOOKING_URL may be wrong: ${bookingUrl} ${bookingReason}.`)
  return warnings
}

const mistakeIn = ({ host, pathname }: URL) =>
  MISTAKES.find(([address]) => address.test(host + pathname))?.[1]
