import type { FormLoading } from '../content/form-loading.ts'
import type { Owner } from '../content/owner-type.ts'
import { EXAMPLE_OR_BLANK } from './example-or-blank.ts'

const URL_FAULTS: readonly [pattern: RegExp, fault: string][] = [
  [EXAMPLE_OR_BLANK, 'is still an example. Fill in what is in brackets'],
  [/&amp;/, 'has &amp; in it. Write & instead'],
  [
    /^(?!https:\/\/[^\s/"“”<>]+\.[^\s"“”<>]+$)/,
    'is not an address. It begins with https://, without quotation marks or spaces',
  ],
  // A framed script shows its source, and the frame's `load` event still fires.
  [
    /\.js(?![^?#])|\/jsform\/|server\.fillout\.com/i,
    'is the address of a script. Paste that of the page itself, in the variant that may be framed',
  ],
]

/** If WAITLIST_FORM_LOADING is not set. */
export const DEFAULT_FORM_LOADING: FormLoading = 'near'

type Settings = Readonly<Record<string, string | undefined>>

/** What is wrong with the URLs, a sentence each. Astro reports those that are missing. */
export const settingFaults = (settings: Settings): string[] =>
  ['SITE_URL', 'WAITLIST_FORM_URL', 'BOOKING_URL'].flatMap((name) => {
    const url = settings[name]
    if (!url) return []
    const hasPath = name === 'SITE_URL' && /^https:\/\/[^/?#]+(?:\/.|[?#])/.test(url)
    if (hasPath) return [`SITE_URL has something after the domain (docs/going-live.md): ${url}`]
    const faults = URL_FAULTS.filter(([pattern]) => pattern.test(url))
    return faults.map(([, fault]) => `${name} ${fault} (docs/going-live.md): ${url}`)
  })

/** Warnings, not faults: services change their addresses. */
const URL_WARNINGS: readonly [pattern: RegExp, warning: string][] = [
  [
    /\/\/admin\.|\/(?:edit|editor|build|event-types)(?:[/?#]|$)/i,
    'looks like the address of an editor',
  ],
  [/\/subscribe\/post|\/subscriptions(?:[?#]|$)/i, 'looks like an address without a page'],
]

/** Who is at a domain that is not named after them, or that refuses frames. */
const PROVIDERS = {
  'forms.gle': 'google',
  'hsforms.com': 'hubspot',
  'office.com': 'microsoft',
  'office365.com': 'microsoft',
  'kit.com': 'kit',
  'ck.page': 'kit',
  'eepurl.com': 'mailchimp',
  'list-manage.com': 'mailchimp',
  'mailchi.mp': 'mailchimp',
}
const REFUSES_FRAMES = /^(?:kit|mailchimp)$/

const isIn = (host: string, domain: string) => `.${host}`.endsWith(`.${domain}`)

const providerAt = (host: string) =>
  Object.entries(PROVIDERS).find(([domain]) => isIn(host, domain))?.[1] ?? ''

/** Whether a word of a provider's name is in a host. */
function isHostOf(provider: string, host: string): boolean {
  const words = provider.toLowerCase().match(/[a-z\d]{3,}/g) ?? []
  const names = `${host} ${providerAt(host)}`
  return words.some((word) => !/^(?:forms?|com)$/.test(word) && names.includes(word))
}

/** What may be wrong with the form and the booking page, a sentence each. */
export function settingWarnings(settings: Settings, owner: Owner): string[] {
  const { SITE_URL = '', WAITLIST_FORM_URL = '', BOOKING_URL = '' } = settings
  const services = [
    ['WAITLIST_FORM_URL', WAITLIST_FORM_URL, 'formProvider', owner.formProvider],
    ['BOOKING_URL', BOOKING_URL, 'bookingProvider', owner.bookingProvider],
  ] as const
  const ownDomain = new URL(SITE_URL).hostname.replace(/^www\./, '')
  const warnings = services.flatMap(([setting, url, name, provider]) => {
    const host = new URL(url).hostname
    const isItsHost = !provider || isIn(host, ownDomain) || isHostOf(provider, host)
    return [
      ...URL_WARNINGS.filter(([pattern]) => pattern.test(url)).map(
        ([, warning]) => `${setting} ${warning}. Open it once in a private window.`,
      ),
      ...(isItsHost
        ? []
        : [`${name} is “${provider}”, but ${setting} is at ${host}. Is that its host?`]),
    ]
  })
  const { hostname } = new URL(WAITLIST_FORM_URL)
  if (settings.WAITLIST_FORM_LOADING !== 'link' && REFUSES_FRAMES.test(providerAt(hostname)))
    warnings.push('WAITLIST_FORM_URL cannot be framed. Set WAITLIST_FORM_LOADING=link.')
  return warnings
}

/** The settings that the build used, so that a swapped URL or a misspelled name is noticed. */
export const describeSettings = (settings: Settings): string =>
  `Site: ${settings.SITE_URL} – form: ${settings.WAITLIST_FORM_URL}, WAITLIST_FORM_LOADING=${settings.WAITLIST_FORM_LOADING || DEFAULT_FORM_LOADING} – booking: ${settings.BOOKING_URL}`
