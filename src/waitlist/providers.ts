import type { TagRoute } from './campaign-tags.ts'

/** Matched against the whole host, so that "tally.so.evil.example" is not Tally. */
interface Provider {
  name: string
  host: RegExp
  /** Only these paths, where given. */
  path?: RegExp
}

/** A provider whose forms work in a frame. */
export interface FramedProvider extends Provider {
  /** The paths that are forms; its first group is `$1` in `embed` and `open`. */
  path: RegExp
  /** Host and path in the frame and in a tab, where they differ from the pasted ones. */
  embed?: string
  open?: string
  /** Added to the frame's query as written; one that the owner has set stays the owner's. */
  embedParameters?: readonly string[]
  /** Further origins that the frame may be redirected to, for the policy's `frame-src`. */
  alsoFrames?: readonly string[]
  /** Known to say that the form is running and that somebody has signed up. */
  sendsMessages?: boolean
  tags: TagRoute['how']
  /**
   * An example address on an owner's own domain, where the provider documents those; only then
   * may WAITLIST_FORM_PROVIDER name it.
   */
  ownDomain?: string
}

const FILLOUT = {
  name: 'Fillout',
  path: /^\/t\/([\w-]+)\/?$/,
  embedParameters: ['fillout-embed-id=waitlist'],
  sendsMessages: true,
  tags: 'query',
} as const

export const FRAMED_PROVIDERS: readonly FramedProvider[] = [
  {
    // developers.tally.so/widgets/popups; its recent snippets forward the events.
    name: 'Tally',
    host: /^tally\.so$/,
    path: /^\/(?:r|embed)\/([\w-]+)\/?$/,
    embed: 'tally.so/embed/$1',
    open: 'tally.so/r/$1',
    embedParameters: ['formEventsForwarding=1'],
    sendsMessages: true,
    tags: 'query',
  },
  ...['com', 'eu'].map(
    (region): FramedProvider => ({
      // @typeform/embed 6.1.1; account subdomains: its issue 286; region "eu": its tests.
      name: 'Typeform',
      host: new RegExp(`^[a-z0-9-]+\\.typeform\\.${region}$`),
      path: /^\/to\/([\w-]+)\/?$/,
      // The form's messages repeat the id; any value will do.
      embedParameters: ['typeform-embed=embed-widget', 'typeform-embed-id=waitlist'],
      alsoFrames: [`https://form.typeform.${region}`],
      sendsMessages: true,
      tags: 'hash',
    }),
  ),
  {
    // @fillout/react 3.1.2, which frames embed.fillout.com.
    ...FILLOUT,
    host: /^(?:forms|embed)\.fillout\.com$/,
    embed: 'embed.fillout.com/t/$1',
    open: 'forms.fillout.com/t/$1',
  },
  {
    // @fillout/react 3.1.2, option "domain": an account's own host is framed as it is.
    ...FILLOUT,
    host: /^[a-z0-9-]+\.fillout\.com$/,
    ownDomain: 'https://forms.example.com/t/ID',
  },
  {
    // Several public repositories frame the form's address as it is.
    name: 'Jotform',
    host: /^(?:(?:form|www|eu|hipaa)\.)?jotform\.com$/,
    path: /^\/(?:form\/)?(\d+)\/?$/,
    alsoFrames: ['https://form.jotform.com'],
    sendsMessages: true,
    tags: 'query',
  },
  {
    // Several public repositories; Google documents neither parameters nor messages.
    name: 'Google Forms',
    host: /^docs\.google\.com$/,
    path: /^\/(?:a\/[^/]+\/)?forms\/(?:u\/\d+\/)?d\/((?:e\/)?[\w-]+)\/viewform\/?$/,
    embedParameters: ['embedded=true'],
    tags: 'map',
  },
  {
    // Several public repositories; the older host redirects to the newer one.
    name: 'Microsoft Forms',
    host: /^forms\.(?:office\.com|cloud\.microsoft)$/,
    path: /^\/(pages\/responsepage\.aspx|[re]\/[\w-]+\/?)$/i,
    embedParameters: ['embed=true'],
    alsoFrames: ['https://forms.office.com', 'https://forms.cloud.microsoft'],
    tags: 'none',
  },
  {
    // Airtable's prefill article; several public repositories for both kinds of address.
    name: 'Airtable',
    host: /^airtable\.com$/,
    path: /^\/(?:embed\/)?((?:app\w+\/)?shr\w+|app\w+\/pag\w+\/form)\/?$/,
    embed: 'airtable.com/embed/$1',
    open: 'airtable.com/$1',
    tags: 'map',
  },
  {
    // Several public repositories. Whether a framed share page sends messages is unknown.
    name: 'HubSpot',
    host: /^(?:[a-z0-9-]+\.)?share(?:-[a-z0-9]+)?\.hsforms\.com$/,
    path: /^\/([\w-]+)\/?$/,
    tags: 'query',
  },
  {
    // Several public repositories. It sends messages, but their shape is undocumented.
    name: 'Waitlister',
    host: /^waitlister\.me$/,
    path: /^\/form\/([\w-]+)\/?$/,
    tags: 'query',
  },
]

/** Pages for a tab of their own; `advice` tells the owner what to paste to get a frame. */
interface LinkedProvider extends Provider {
  advice: string
}

/** By its documentation, or by public repositories: a script, or a hosted page. */
function scriptOnly(name: string, host: RegExp): LinkedProvider {
  const advice =
    `${name} can be embedded only by a script, which this site does not run. ` +
    'Visitors get a large link to its page; paste a form of Tally or Fillout to have a frame.'
  return { name, host, advice }
}

export const LINKED_PROVIDERS: readonly LinkedProvider[] = [
  {
    // outline/outline issue 3930.
    name: 'Google Forms (short link)',
    host: /^forms\.gle$/,
    advice:
      'A forms.gle link cannot be framed. Open it, and paste the long address from the ' +
      'address bar, which begins with https://docs.google.com/forms/d/e/.',
  },
  {
    name: 'Mailchimp',
    host: /^(?:eepurl\.com|(?:[a-z0-9-]+\.)*list-manage\.com)$/,
    advice:
      'Whether Mailchimp’s pages work in a frame is not known. Visitors get a large link; ' +
      'paste a form of Tally or Fillout, which can pass sign-ups on to Mailchimp, for a frame.',
  },
  scriptOnly('GetWaitlist', /^(?:www\.)?getwaitlist\.com$/),
  scriptOnly('LaunchList', /^(?:www\.)?getlaunchlist\.com$/),
  scriptOnly('Kit', /^[a-z0-9-]+\.(?:kit\.com|ck\.page)$/),
]

interface BookingProvider extends Provider {
  /** Campaign tags are documented. */
  takesTags: boolean
}

export const BOOKING_PROVIDERS: readonly BookingProvider[] = [
  { name: 'Calendly', host: /^(?:www\.)?calendly\.com$/, takesTags: true },
  // Cal.com keeps tags where the event has questions of those names.
  { name: 'Cal.com', host: /^(?:[a-z0-9-]+\.)?cal\.com$/, takesTags: true },
  { name: 'SavvyCal', host: /^(?:www\.)?savvycal\.com$/, takesTags: false },
  // "gv=true" asks for the framed variant, which works in a tab too.
  { name: 'Google Calendar', host: /^calendar\.(?:google\.com|app\.google)$/, takesTags: false },
  { name: 'TidyCal', host: /^(?:www\.)?tidycal\.com$/, takesTags: false },
  { name: 'HubSpot', host: /^meetings(?:-[a-z0-9]+)?\.hubspot\.com$/, takesTags: true },
]

/** Form services that book calls too. */
const ALSO_BOOK = ['Fillout', 'Jotform']

/** Services that never book calls. */
export const FORM_HOSTS: readonly Provider[] = [...FRAMED_PROVIDERS, ...LINKED_PROVIDERS]
  .filter(({ name }) => !ALSO_BOOK.includes(name))
  // Google's documents share the host of its forms.
  .map(({ name, host }) => ({ name, host, path: name === 'Google Forms' ? /\/forms\// : /^/ }))

/** The row for an address; another port is another server. */
export function findProvider<Row extends Provider>(url: URL, rows: readonly Row[]) {
  if (url.port !== '') return undefined
  return rows.find(
    ({ host, path }) => host.test(url.hostname) && (path?.test(url.pathname) ?? true),
  )
}
