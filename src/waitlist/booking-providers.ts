import { isLocal, readWebAddress } from './web-address.ts'

interface BookingProvider {
  name: string
  /** Where the row's facts come from. */
  source: string
  /** The whole host; never a part of one. */
  host: RegExp
  takesCampaignTags: boolean
}

const BOOKING_PROVIDERS: readonly BookingProvider[] = [
  {
    name: 'Calendly',
    source: 'Calendly’s help: utm_* in the query',
    host: /^(?:www\.)?calendly\.com$/,
    takesCampaignTags: true,
  },
  {
    name: 'Cal.com',
    source: 'Cal.com’s help: tags are kept where the event has questions of those names',
    host: /^(?:[a-z0-9-]+\.)?cal\.com$/,
    takesCampaignTags: true,
  },
  {
    name: 'SavvyCal',
    source: 'one public repository: email and display_name, no tags',
    host: /^(?:www\.)?savvycal\.com$/,
    takesCampaignTags: false,
  },
  {
    name: 'Google Calendar',
    // "gv=true" asks for the framed variant. It stays: a tab shows the page with it as well.
    source: 'several public repositories: no parameters but gv',
    host: /^calendar\.(?:google\.com|app\.google)$/,
    takesCampaignTags: false,
  },
  {
    name: 'TidyCal',
    source: 'no parameters are documented',
    host: /^(?:www\.)?tidycal\.com$/,
    takesCampaignTags: false,
  },
  {
    name: 'HubSpot',
    source: 'Ordio’s documentation: utm_* in the query; meetings-eu1 in the EU',
    host: /^meetings(?:-[a-z0-9]+)?\.hubspot\.com$/,
    takesCampaignTags: true,
  },
]

export interface Booking {
  kind: 'booking'
  provider: string
  openUrl: string
  takesCampaignTags: boolean
}

type UnderstoodBooking = Booking | { kind: 'refused'; reason: string }

/**
 * What a pasted scheduling address means. It opens in a tab of its own exactly as it is written;
 * tags go along only where they are known to be read, or to the stand-in on this machine.
 */
export function understandBooking(address: string): UnderstoodBooking {
  const { url, fault } = readWebAddress(address)
  if (!url) return { kind: 'refused', reason: fault }
  const row = BOOKING_PROVIDERS.find(({ host }) => url.port === '' && host.test(url.hostname))
  return {
    kind: 'booking',
    provider: row?.name ?? 'unknown',
    openUrl: url.href,
    takesCampaignTags: row?.takesCampaignTags ?? isLocal(url),
  }
}
