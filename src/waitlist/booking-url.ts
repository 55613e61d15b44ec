import { isLocal, parseWebAddress } from './web-address.ts'

/** Matched against the whole host. Campaign tags are documented where `takesTags` says so. */
const BOOKING_PROVIDERS = [
  { name: 'Calendly', host: /^(?:www\.)?calendly\.com$/, takesTags: true },
  // Cal.com keeps tags where the event has questions of those names.
  { name: 'Cal.com', host: /^(?:[a-z0-9-]+\.)?cal\.com$/, takesTags: true },
  { name: 'SavvyCal', host: /^(?:www\.)?savvycal\.com$/, takesTags: false },
  // "gv=true" asks for the framed variant, which works in a tab too.
  { name: 'Google Calendar', host: /^calendar\.(?:google\.com|app\.google)$/, takesTags: false },
  { name: 'TidyCal', host: /^(?:www\.)?tidycal\.com$/, takesTags: false },
  { name: 'HubSpot', host: /^meetings(?:-[a-z0-9]+)?\.hubspot\.com$/, takesTags: true },
]

export interface Booking {
  kind: 'booking'
  /** 'unknown' for a host that is not in the table. */
  provider: string
  openUrl: string
  takesTags: boolean
}

/**
 * Parses a pasted scheduling address. It opens in a tab exactly as written; campaign tags are
 * added only for providers known to read them, and for the stand-in on this machine.
 */
export function parseBookingUrl(address: string): Booking | { kind: 'refused'; reason: string } {
  const { url, fault } = parseWebAddress(address)
  if (!url) return { kind: 'refused', reason: fault }
  const known = BOOKING_PROVIDERS.find(({ host }) => url.port === '' && host.test(url.hostname))
  return {
    kind: 'booking',
    provider: known?.name ?? 'unknown',
    openUrl: url.href,
    takesTags: known?.takesTags ?? isLocal(url),
  }
}
