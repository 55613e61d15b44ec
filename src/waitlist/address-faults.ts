import { CAMPAIGN_TAGS, readCampaignTags, withCampaignTags } from './attribution.ts'
import { type FramedForm, understandForm } from './form-providers.ts'

const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//
const HTTPS = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?\//

/** The one change of host that the table makes, both ways. */
const FILLOUT = ['https://forms.fillout.com', 'https://embed.fillout.com']

/** What the table adds to a frame, and takes from a link. */
const ADDED = [
  'formEventsForwarding=1',
  'typeform-embed=embed-widget',
  'typeform-embed-id=waitlist',
  'fillout-embed-id=waitlist',
  'embedded=true',
  'embed=true',
]

/** Which whole hosts may bear a provider's name, written down apart from the table. */
const HOSTS_OF: Record<string, string[]> = {
  Tally: ['tally.so'],
  Typeform: ['typeform.com', 'typeform.eu'],
  Fillout: ['fillout.com'],
  Jotform: ['jotform.com'],
  'Google Forms': ['docs.google.com'],
  'Microsoft Forms': ['forms.office.com', 'forms.cloud.microsoft'],
  Airtable: ['airtable.com'],
  HubSpot: ['hsforms.com', 'hubspot.com'],
  Waitlister: ['waitlister.me'],
  Formspree: ['formspree.io'],
  'Google Forms (short link)': ['forms.gle'],
  Mailchimp: ['eepurl.com', 'list-manage.com'],
  GetWaitlist: ['getwaitlist.com'],
  LaunchList: ['getlaunchlist.com'],
  Kit: ['kit.com', 'ck.page'],
  Calendly: ['calendly.com'],
  'Cal.com': ['cal.com'],
  SavvyCal: ['savvycal.com'],
  'Google Calendar': ['calendar.google.com', 'calendar.app.google'],
  TidyCal: ['tidycal.com'],
}

/** Whether an address is on a host of its provider's. */
export function belongs(url: string, provider: string): boolean {
  const { hostname } = new URL(url)
  const hosts = HOSTS_OF[provider] ?? []
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

export function isWebAddress(url: string): boolean {
  return HTTPS.test(url) || LOCAL.test(url)
}

function own(url: string): string {
  const pieces = new URL(url).search.slice(1).split('&')
  return pieces.filter((piece) => piece !== '' && !ADDED.includes(piece)).join('&')
}

/** A provider may be named as the reason on its own hosts alone. */
function refusalFault(pasted: string, reason: string): string | undefined {
  const provider = /^is where (.+) lets|^is a (Formspree)/.exec(reason)?.slice(1).find(Boolean)
  if (provider && !belongs(pasted, provider)) return `refused for another: ${reason}`
  return reason === '' ? 'no reason' : undefined
}

/** A name may stand for any host save one that is, without it, another provider's. */
function belongsElsewhere(url: string, name: string): boolean {
  const unnamed = understandForm(url)
  return unnamed.kind === 'refused' || !['unknown', name].includes(unnamed.provider)
}

/**
 * What is wrong with a result, or nothing: cheaper than thousands of expectations.
 * @param name the provider that the owner has named; blank for nobody
 */
export function formFault(pasted: string, name = ''): string | undefined {
  const result = understandForm(pasted, name)
  if (result.kind === 'refused') return refusalFault(pasted, result.reason)
  const { openUrl, provider } = result
  const urls = result.kind === 'frame' ? [openUrl, result.embedUrl] : [openUrl]
  const { href, origin, hash } = new URL(pasted)
  for (const url of urls) {
    if (!isWebAddress(url)) return `not a web address: ${url}`
    if (url.length > 8000) return 'too long'
    const moved = FILLOUT.includes(origin) && FILLOUT.includes(new URL(url).origin)
    if (new URL(url).origin !== origin && !moved) return `a foreign host: ${url}`
    if (name ? provider !== name || belongsElsewhere(url, name) : isMisplaced(url, href, provider))
      return `wrong: ${url}`
    if (own(url) !== own(href) || new URL(url).hash !== hash) return `parameters lost: ${url}`
    if (JSON.stringify(understandForm(url, name)) !== JSON.stringify(result))
      return 'not idempotent'
  }
  return result.kind === 'frame' ? frameFault(result, name) : undefined
}

const TAGS = readCampaignTags('?utm_source=s&utm_medium=m&ref=r')

function isMisplaced(url: string, href: string, provider: string): boolean {
  return provider === 'unknown' ? url !== href : !belongs(url, provider)
}

function frameFault(form: FramedForm, name: string) {
  const { embedUrl, frameOrigins, provider, attribution } = form
  if (!frameOrigins.includes(new URL(embedUrl).origin)) return 'its own origin is missing'
  const strange = frameOrigins.find((origin) => !isWebAddress(`${origin}/`))
  if (strange) return `no origin: ${strange}`
  const foreign = frameOrigins.find((origin) => !belongs(origin, provider))
  if (provider !== 'unknown' && name === '' && foreign) return `a foreign origin: ${foreign}`
  if ((provider === 'unknown' || name !== '') && frameOrigins.length > 1) return 'too many origins'
  const tagged = withCampaignTags(embedUrl, TAGS, { how: attribution })
  if (new URL(tagged).origin !== new URL(embedUrl).origin) return 'tags changed the host'
  const after = new URL(tagged)
  const before = new URL(embedUrl)
  if (!after.search.startsWith(before.search) && before.search !== '')
    return 'tags changed the query'
  if (!after.hash.startsWith(before.hash)) return 'tags changed the hash'
  const names = (url: URL) => [
    ...url.searchParams.keys(),
    ...new URLSearchParams(url.hash.slice(1)).keys(),
  ]
  const count = (url: URL, tag: string) => names(url).filter((name) => name === tag).length
  const doubled = CAMPAIGN_TAGS.find((tag) => count(after, tag) > Math.max(1, count(before, tag)))
  return doubled && `overwritten: ${doubled}`
}
