/** An address under which no visitor could sign up or book a call. */
interface WrongAddress {
  /** Matched against host and path, as in "tally.so/forms/ID/edit". */
  address: RegExp
  /** Follows the setting's name: what it is, and what to copy instead. */
  reason: string
}

/** Where an owner works in a service; `share` is an example of what it shows to visitors. */
function owners(name: string, share: string, address: RegExp): WrongAddress {
  const reason =
    `is where you work in ${name}, and visitors would be asked to sign in; ` +
    `copy the link for sharing, such as https://${share}`
  return { address, reason }
}

/** Taken from public repositories, not tried at the services. The first match counts. */
const WRONG_ADDRESSES: readonly WrongAddress[] = [
  {
    address: /\.js$|^server\.fillout\.com\/embed|^form\.jotform\.com\/jsform\//,
    reason:
      'is the script of an embed code, which this site does not run; copy the link for sharing',
  },
  {
    address: /^(?:www\.)?formspree\.io\//,
    reason:
      'is a Formspree endpoint, which receives a form but has none to show; ' +
      'paste the link of a form, such as one of Tally or Fillout',
  },
  {
    address: /^docs\.google\.com\/(?:a\/[^/]+\/)?(?:document|spreadsheets|presentation)\//,
    reason: 'is a Google document, sheet or slides; paste the link of your form or calendar',
  },
  {
    address:
      /^(?:drive\.google|onedrive\.live|(?:www\.)?dropbox|[a-z0-9-]+\.sharepoint)\.com\/|^1drv\.ms\//,
    reason: 'is a stored file; paste the link of your form or calendar',
  },
  {
    address: /^(?:accounts\.google|login\.(?:microsoftonline|live|mailchimp))\.com\//,
    reason: 'is a page to sign in; open the form or calendar signed out, and copy that address',
  },
  {
    address:
      /^(?:[a-z0-9-]+\.)?zoom\.us\/[jw]\/|^meet\.google\.com\/|^teams\.(?:microsoft|live)\.com\//,
    reason: 'is the room of one call; paste the page where visitors choose a time',
  },
  {
    address:
      /^(?:tally\.so|forms\.office\.com|waitlister\.me|docs\.google\.com|(?:www\.|app\.)?(?:typeform|fillout|jotform|airtable|hubspot|calendly|cal|savvycal|tidycal)\.com)\/$/,
    reason: 'is the service’s front page; paste the link of your own form or calendar',
  },
  owners(
    'Tally',
    'tally.so/r/ID',
    /^tally\.so\/(?:forms|preview|dashboard|workspaces|settings|login)(?:\/|$)/,
  ),
  owners('Typeform', 'form.typeform.com/to/ID', /^(?:admin|auth)\.typeform\.(?:com|eu)\//),
  owners('Fillout', 'forms.fillout.com/t/ID', /^(?:build|app|www)\.fillout\.com\//),
  owners(
    'Google Forms',
    'docs.google.com/forms/d/e/ID/viewform',
    /^docs\.google\.com\/(?:a\/[^/]+\/)?forms\/(?:.*\/(?:edit|preview|prefill|copy|viewanalytics|formResponse)|(?:u\/\d+\/?)?)$/,
  ),
  owners(
    'Microsoft Forms',
    'forms.office.com/r/ID',
    /^forms\.(?:office\.com|cloud\.microsoft)\/pages\/(?:design|analysis|shareform|delegat)/i,
  ),
  owners(
    'Jotform',
    'form.jotform.com/ID',
    /^(?:(?:www|eu)\.)?jotform\.com\/(?:build|myforms|workspace|inbox|tables|edit|preview)\b/,
  ),
  owners(
    'Airtable',
    'airtable.com/appID/shrID',
    /^airtable\.com\/(?:workspaces\b|app\w+\/?$|app\w+\/(?:tbl|wfl|pag\w+(?:\/edit|\/?$)))/,
  ),
  owners(
    'HubSpot',
    'meetings.hubspot.com/your-name',
    /^app(?:-[a-z0-9]+)?\.hubspot\.com\/meetings\b/,
  ),
  owners('HubSpot', 'share.hsforms.com/ID', /^app(?:-[a-z0-9]+)?\.hubspot\.com\//),
  owners('Kit', 'your-name.kit.com/ID', /^app\.(?:kit|convertkit)\.com\//),
  owners('Mailchimp', 'eepurl.com/ID', /^(?:[a-z0-9-]+\.admin\.|www\.)?mailchimp\.com\//),
  owners(
    'Calendly',
    'calendly.com/your-name/call',
    /^(?:www\.)?calendly\.com\/(?:app|event_types|scheduled_events|dashboard|login|signup)(?:\/|$)/,
  ),
  owners(
    'Cal.com',
    'cal.com/your-name/call',
    /^(?:app\.)?cal\.com\/(?:apps|auth|availability|bookings|event-types|settings|workflows)(?:\/|$)/,
  ),
  owners(
    'SavvyCal',
    'savvycal.com/your-name/call',
    /^savvycal\.com\/(?:dashboard|login|settings)(?:\/|$)/,
  ),
  owners(
    'Google Calendar',
    'calendar.app.google/ID',
    /^calendar\.google\.com\/calendar\/(?!(?:u\/\d+\/)?(?:appointments\/|selfsched))/,
  ),
  owners(
    'TidyCal',
    'tidycal.com/your-name/call',
    /^tidycal\.com\/(?:dashboard|settings|login)(?:\/|$)/,
  ),
  owners(
    'Microsoft Bookings',
    'outlook.office.com/book/ID',
    /^outlook\.(?:office|office365|live)\.com\/(?:bookings|calendar|mail)\b/,
  ),
]

/** Why nobody could sign up or book a call at an address; undefined where nothing is known. */
export function wrongAddress({ hostname, port, pathname }: URL): string | undefined {
  // Another port is another server.
  if (port !== '') return undefined
  return WRONG_ADDRESSES.find(({ address }) => address.test(hostname + pathname))?.reason
}
