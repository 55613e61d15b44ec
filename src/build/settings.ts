import { EXAMPLE } from './example.ts'

/** By itself as a visitor comes near it, on a click, or only on a page of its own. */
export type FormLoading = 'near' | 'click' | 'link'

/** Whether the form is in a frame on our page, as it is by default. */
export const isFramed = <T extends string | undefined>(loadsOn: T): loadsOn is Exclude<T, 'link'> =>
  loadsOn !== 'link'

const REFUSED: [pattern: RegExp, fault: string][] = [
  [EXAMPLE, 'is still an example. Fill in what is in brackets'],
  [/&amp;/, 'has &amp; in it. Write & instead'],
  [
    /^(?!https:\/\/[^\s/"“”<>]+\.[^\s"“”<>]+$)/,
    'is not an address. It begins with https://, without quotation marks or spaces',
  ],
  // A framed script shows its source, and the frame's `load` event still fires.
  [
    /\.js(?:[?#]|$)|\/jsform\/|server\.fillout\.com/i,
    'is the address of a script. Paste that of the page itself, in the variant that may be framed',
  ],
]

type Settings = Readonly<Record<string, string | undefined>>

/** What is wrong with the URLs, a sentence each. Astro reports those that are missing. */
export const settingFaults = (settings: Settings): string[] =>
  ['SITE_URL', 'WAITLIST_FORM_URL', 'BOOKING_URL'].flatMap((name) => {
    const url = settings[name]
    if (!url) return []
    const hasPath = name === 'SITE_URL' && /^https:\/\/[^/]+\/./.test(url)
    if (hasPath) return [`SITE_URL has something after the domain (docs/going-live.md): ${url}`]
    const faults = REFUSED.filter(([pattern]) => pattern.test(url))
    return faults.map(([, fault]) => `${name} ${fault} (docs/going-live.md): ${url}`)
  })

/** What the build took, on one line, so that a swapped URL or a misspelled name is seen. */
export const describeSettings = (settings: Settings): string =>
  `Site: ${settings.SITE_URL} – form: ${settings.WAITLIST_FORM_URL}, WAITLIST_FORM_LOADING=${settings.WAITLIST_FORM_LOADING || 'near'} – booking: ${settings.BOOKING_URL}`
