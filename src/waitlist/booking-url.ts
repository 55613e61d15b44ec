import { BOOKING_PROVIDERS, FORM_HOSTS, findProvider } from './providers.ts'
import { isLocal, parseWebAddress } from './web-address.ts'
import { wrongAddress } from './wrong-addresses.ts'

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
  const reason = formFault(url) ?? wrongAddress(url)
  if (reason) return { kind: 'refused', reason }
  const known = findProvider(url, BOOKING_PROVIDERS)
  return {
    kind: 'booking',
    provider: known?.name ?? 'unknown',
    openUrl: url.href,
    takesTags: known?.takesTags ?? isLocal(url),
  }
}

function formFault(url: URL): string | undefined {
  const form = findProvider(url, FORM_HOSTS)
  return form && `is a page of ${form.name}, which shows forms; paste where visitors choose a time`
}
