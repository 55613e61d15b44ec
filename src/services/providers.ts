import { CAMPAIGN_TAGS, type TagMapping } from '../campaign-tags/campaign-tags.ts'

/** A page of an outside service that opens in a new tab. */
export interface OutsideAddress {
  href: string
  tagMapping: TagMapping
}

/** The value of WAITLIST_FORM_PROVIDER for a self-hosted form. */
export const OWN_SERVER = 'our own server'

export interface Booking extends OutsideAddress {
  /** None for a host that is in neither table. */
  provider?: string
}

export interface FramedForm extends Booking {
  /** When the page loads it: as it comes into view, or after a button press. */
  loading: 'near' | 'click'
  embedUrl: string
  /** Every origin the frame may navigate to, for the policy's `frame-src`. */
  frameOrigins: readonly string[]
  sendsMessages: boolean
}

/** A form that cannot be framed. */
interface LinkedForm extends Booking {
  loading: 'never'
  /** Tells the owner why and, if possible, what to paste instead. */
  advice: string
}

export type Form = FramedForm | LinkedForm

interface Provider {
  name: string
  /** Matched against the whole host, so that "tally.so.evil.example" is not Tally. */
  host: RegExp
  /** Omitted if the address could not be confirmed. */
  privacyPolicy?: string
  /** Known to store data outside the European Economic Area and the UK. */
  isOutsideEurope?: boolean
}

interface FormProvider extends Provider {
  /** Why its forms cannot be framed; if set, no other field of this interface is needed. */
  advice?: string
  /** Matches the paths of forms; the first group is `$1` in `embed` and `open`. */
  path?: RegExp
  /** Host and path in the frame and in a tab, if they differ from the pasted ones. */
  embed?: string
  open?: string
  /** Added to the frame's query, except where the owner has set the same parameter. */
  embedParameters?: readonly string[]
  /** Other hosts that the form may redirect or post to inside the frame. */
  alsoFrames?: readonly string[]
  /** Known to post messages when the form is ready and when somebody signs up. */
  sendsMessages?: boolean
  /** Where campaign tags go, if not in the query; 'named': only under names set by the owner. */
  tags?: 'hash' | 'named' | 'none'
}

const GOOGLE = { privacyPolicy: 'https://policies.google.com/privacy', isOutsideEurope: true }
const HUBSPOT = { privacyPolicy: 'https://legal.hubspot.com/privacy-policy', isOutsideEurope: true }

const FILLOUT = {
  name: 'Fillout',
  privacyPolicy: 'https://www.fillout.com/privacy',
  isOutsideEurope: true,
  path: /^\/t\/([\w-]+)\/?$/,
  embedParameters: ['fillout-embed-id=waitlist'],
  sendsMessages: true,
} as const

/** Offers only script embeds or a hosted page (from its documentation or public repositories). */
const scriptOnly = (name: string, host: RegExp): FormProvider => {
  return { name, host, advice: `${name} can only be embedded by script, which this site blocks` }
}

export const FORM_PROVIDERS: readonly FormProvider[] = [
  {
    // developers.tally.so/widgets/popups; recent embed codes turn on event forwarding.
    name: 'Tally',
    privacyPolicy: 'https://tally.so/help/privacy-policy',
    host: /^tally\.so$/,
    path: /^\/(?:r|embed)\/([\w-]+)\/?$/,
    embed: 'tally.so/embed/$1',
    open: 'tally.so/r/$1',
    embedParameters: ['formEventsForwarding=1'],
    sendsMessages: true,
  },
  {
    // @typeform/embed 6.1.1; account subdomains: its issue 286; region "eu": its tests.
    name: 'Typeform',
    privacyPolicy: 'https://www.typeform.com/privacy-policy/',
    host: /^[a-z0-9-]+\.typeform\.(?:com|eu)$/,
    path: /^\/to\/([\w-]+)\/?$/,
    // The form's messages echo the id; any value will do.
    embedParameters: ['typeform-embed=embed-widget', 'typeform-embed-id=waitlist'],
    alsoFrames: ['form.typeform.com', 'form.typeform.eu'],
    sendsMessages: true,
    tags: 'hash',
  },
  {
    // @fillout/react 3.1.2, which frames embed.fillout.com.
    ...FILLOUT,
    host: /^(?:forms|embed)\.fillout\.com$/,
    embed: 'embed.fillout.com/t/$1',
    open: 'forms.fillout.com/t/$1',
  },
  // @fillout/react 3.1.2, option "domain": an account's subdomain is framed unchanged.
  { ...FILLOUT, host: /^[a-z0-9-]+\.fillout\.com$/ },
  {
    // Public repositories frame the address unchanged. The form's source posts to the "submit" host
    // of the account's region, which then shows the thank-you page.
    name: 'Jotform',
    privacyPolicy: 'https://www.jotform.com/privacy/',
    isOutsideEurope: true,
    host: /^(?:(?:form|www|(?:(?:eu|hipaa)-)?submit|eu|hipaa)\.)?jotform\.com$/,
    path: /^\/(?:form\/)?(\d+)\/?$/,
    alsoFrames: ['form', 'submit', 'eu', 'eu-submit', 'hipaa', 'hipaa-submit'].map(
      (name) => `${name}.jotform.com`,
    ),
    sendsMessages: true,
  },
  {
    // Public repositories; Google documents neither parameters nor messages.
    name: 'Google Forms',
    ...GOOGLE,
    host: /^docs\.google\.com$/,
    path: /^\/(?:a\/[^/]+\/)?forms\/(?:u\/\d+\/)?d\/((?:e\/)?[\w-]+)\/viewform\/?$/,
    embedParameters: ['embedded=true'],
    tags: 'named',
  },
  {
    // outline/outline issue 3930.
    name: 'Google Forms',
    ...GOOGLE,
    host: /^forms\.gle$/,
    advice:
      'A forms.gle link cannot be framed; open it, and paste the long address from the address ' +
      'bar, which begins with https://docs.google.com/forms/d/e/',
  },
  {
    // Public repositories; the older hosts redirect to the newest, forms.cloud.microsoft.
    name: 'Microsoft Forms',
    privacyPolicy: 'https://privacy.microsoft.com/privacystatement',
    isOutsideEurope: true,
    host: /^forms\.(?:office\.com|microsoft\.com|cloud\.microsoft)$/,
    path: /^\/(pages\/responsepage\.aspx|[re]\/[\w-]+\/?)$/i,
    embedParameters: ['embed=true'],
    alsoFrames: ['forms.office.com', 'forms.cloud.microsoft'],
    tags: 'none',
  },
  {
    // Airtable's prefill article; public repositories for both kinds of address.
    name: 'Airtable',
    privacyPolicy: 'https://www.airtable.com/company/privacy',
    isOutsideEurope: true,
    host: /^airtable\.com$/,
    path: /^\/(?:embed\/)?((?:app\w+\/)?shr\w+|app\w+\/pag\w+\/form)\/?$/,
    embed: 'airtable.com/embed/$1',
    open: 'airtable.com/$1',
    tags: 'named',
  },
  {
    // Public repositories; its forms post to the "forms" host. Whether a framed share page sends
    // messages is unknown.
    name: 'HubSpot',
    ...HUBSPOT,
    host: /^(?:[a-z0-9-]+\.)?share(?:-[a-z0-9]+)?\.hsforms\.com$/,
    path: /^\/([\w-]+)\/?$/,
    alsoFrames: ['forms.hsforms.com', 'forms-eu1.hsforms.com'],
  },
  {
    // Public repositories. It sends messages, but their format is undocumented.
    name: 'Waitlister',
    host: /^waitlister\.me$/,
    path: /^\/form\/([\w-]+)\/?$/,
  },
  {
    name: 'Mailchimp',
    isOutsideEurope: true,
    host: /^(?:eepurl\.com|(?:[a-z0-9-]+\.)*list-manage\.com)$/,
    advice: 'Mailchimp’s pages may not work in a frame',
  },
  scriptOnly('GetWaitlist', /^(?:www\.)?getwaitlist\.com$/),
  scriptOnly('LaunchList', /^(?:www\.)?getlaunchlist\.com$/),
  { ...scriptOnly('Kit', /^[a-z0-9-]+\.(?:kit\.com|ck\.page)$/), isOutsideEurope: true },
]

/** `takesTags`: the provider documents campaign tags. */
export const BOOKING_PROVIDERS: readonly (Provider & { takesTags?: boolean })[] = [
  {
    name: 'Calendly',
    privacyPolicy: 'https://calendly.com/legal/privacy-notice',
    isOutsideEurope: true,
    host: /^(?:www\.)?calendly\.com$/,
    takesTags: true,
  },
  {
    // It saves a tag if the event has a question with that name. Its European service is at cal.eu.
    name: 'Cal.com',
    privacyPolicy: 'https://cal.com/privacy',
    isOutsideEurope: true,
    host: /^(?:[a-z0-9-]+\.)?cal\.com$/,
    takesTags: true,
  },
  {
    name: 'SavvyCal',
    privacyPolicy: 'https://savvycal.com/privacy/',
    isOutsideEurope: true,
    host: /^(?:www\.)?savvycal\.com$/,
  },
  {
    name: 'Google Calendar',
    ...GOOGLE,
    host: /^calendar\.(?:google\.com|app\.google)$/,
  },
  {
    name: 'TidyCal',
    privacyPolicy: 'https://tidycal.com/privacy-policy',
    host: /^(?:www\.)?tidycal\.com$/,
  },
  {
    name: 'HubSpot',
    ...HUBSPOT,
    host: /^meetings(?:-[a-z0-9]+)?\.hubspot\.com$/,
    takesTags: true,
  },
]

/** The company behind a form or a booking page, by the provider's name. */
export const findCompany = (provider?: string): Provider | undefined =>
  [...FORM_PROVIDERS, ...BOOKING_PROVIDERS].find(({ name }) => name === provider)

/** The row for an address; none if it has a port, since that is another server. */
export function findProvider<Row extends Provider>(url: URL, rows: readonly Row[]) {
  return url.port === '' ? rows.find(({ host }) => host.test(url.hostname)) : undefined
}

export interface FormChoices {
  /** WAITLIST_FORM_PROVIDER: a name, or `OWN_SERVER`; blank if unset. */
  providerName: string
  loading: FramedForm['loading']
  /** The form's own names for campaign tags, as in `TagMapping`. */
  tagNames?: string
}

/**
 * Resolves a form's address to one for the frame (`embedUrl`) and one for a tab (`href`); the owner
 * may paste either. The owner's parameters and hash stay verbatim; parameters that the table adds to
 * a frame are removed from `href`.
 */
export function resolveForm(url: URL, { providerName, loading, tagNames }: FormChoices): Form {
  const lowercase = providerName.toLowerCase()
  const byHost = findProvider(url, FORM_PROVIDERS)
  const row = byHost ?? FORM_PROVIDERS.find(({ name }) => name.toLowerCase() === lowercase)
  const provider = row?.name ?? (lowercase === OWN_SERVER ? OWN_SERVER : providerName || undefined)
  const tagMapping = mapTags(url, row?.advice ? 'none' : row?.tags, tagNames)
  if (row?.advice) {
    return { loading: 'never', provider, href: url.href, tagMapping, advice: row.advice }
  }
  const { path = /^/, embed, open, embedParameters = [], alsoFrames = [] } = row ?? {}
  const isShareLink = byHost !== undefined && path.test(url.pathname)
  const moved = (to?: string) =>
    isShareLink && to
      ? new URL(url.pathname.replace(path, `https://${to}`) + url.search + url.hash)
      : new URL(url)
  const [openUrl, embedUrl] = [moved(open), moved(embed)]
  // An unrecognized page of a known host stays unchanged.
  const isRecognized = isShareLink || !byHost
  if (isRecognized && embedParameters.length > 0) {
    // As text: `URLSearchParams` would re-encode the owner's parameters.
    const pairs = url.search.slice(1).split('&')
    const own = pairs.filter((pair) => !embedParameters.includes(pair)).join('&')
    openUrl.search = own
    const isMissing = (pair: string) => !openUrl.searchParams.has(pair.replace(/=.*/, ''))
    embedUrl.search = [own, ...embedParameters.filter(isMissing)].filter(Boolean).join('&')
  }
  const origins = [embedUrl.origin, ...alsoFrames.map((host) => `https://${host}`)]
  return {
    loading,
    provider,
    href: openUrl.href,
    embedUrl: embedUrl.href,
    frameOrigins: [...new Set(origins)],
    sendsMessages: isRecognized && (row?.sendsMessages ?? false),
    tagMapping,
  }
}

/** A scheduling page, which opens in a tab exactly as pasted. */
export function resolveBooking(url: URL): Booking {
  const row = findProvider(url, BOOKING_PROVIDERS)
  const takesTags = row ? row.takesTags : isLocal(url)
  const tagMapping = mapTags(url, takesTags ? undefined : 'none')
  return { provider: row?.name, href: url.href, tagMapping }
}

/** Campaign tags never override parameters that are already in the address. */
function mapTags(url: URL, tags?: FormProvider['tags'], ownNames?: string): TagMapping {
  const own = new URLSearchParams(ownNames)
  const taken = new URLSearchParams(`${url.search}&${url.hash.slice(1)}`)
  const parameters = new URLSearchParams()
  for (const tag of tags === 'none' ? [] : CAMPAIGN_TAGS) {
    const name = own.get(tag) ?? (tags === 'named' ? '' : tag)
    if (name && !taken.has(name)) parameters.set(tag, name)
  }
  return { placement: tags === 'hash' ? 'hash' : 'search', parameters: `${parameters}` }
}

/** Hosts that browsers trust without https; the stand-in runs on one. */
export const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
