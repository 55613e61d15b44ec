import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import type { OutsideAddresses } from '../src/chrome/site-links.ts'
import type { FormPlace } from '../src/legal/form-sentences.ts'
import { type Booking, parseBookingUrl } from '../src/waitlist/booking-url.ts'
import {
  type FramedForm,
  type LinkedForm,
  type ParsedForm,
  parseFormUrl,
} from '../src/waitlist/form-url.ts'
import { BOOKING_PROVIDERS, FORM_HOSTS, findProvider } from '../src/waitlist/providers.ts'
import { parseTagNames } from '../src/waitlist/tag-names.ts'
import type { WaitlistFrameProps } from '../src/waitlist/waitlist-frame.tsx'
import { isLocal, parseWebAddress } from '../src/waitlist/web-address.ts'
import { parseEnvFile } from './env-file.ts'
import { takeAddress } from './pasted-address.ts'
import { ADDRESSES, faultReport, type SettingName } from './settings-report.ts'

type Environment = Record<string, string | undefined>

/** What the site is built with. */
export interface Configuration extends OutsideAddresses {
  /** The origin of the site, without a slash at its end. */
  siteUrl: string
  /** What the form's island needs, where the form can be framed. */
  frame?: WaitlistFrameProps
  /** Where visitors meet the form: framed at once, framed by choice, or behind a link. */
  formPlace: FormPlace
  form: FramedForm | LinkedForm
  booking: Booking
}

/** Settings are missing or wrong; the message names every fault, with an example each. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/**
 * Loads the settings in `.env`, if there is one; the environment's own values win. Of a pasted
 * embed code only the address stays, for all who read it from here on.
 */
export function loadEnvFile() {
  const file = new URL('../.env', import.meta.url)
  const settings = existsSync(file) ? parseEnvFile(readFileSync(file)) : {}
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
  for (const name of ADDRESSES) {
    const pasted = process.env[name]
    if (pasted !== undefined) process.env[name] = takeAddress(pasted)
  }
}

/**
 * Reads the site's settings.
 * @param environment variables as in `process.env`
 * @param isForVisitors whether an address on this machine is a fault
 * @throws ConfigurationError naming every faulty variable at once
 */
export function readConfiguration(environment: Environment, isForVisitors = false): Configuration {
  const setting = (name: SettingName) => environment[name]?.trim() ?? ''
  const address = (name: SettingName) => takeAddress(environment[name] ?? '')
  const site = parseSiteUrl(address('SITE_URL'))
  const form = parseFormUrl(address('WAITLIST_FORM_URL'), setting('WAITLIST_FORM_PROVIDER'))
  const loading = setting('WAITLIST_FORM_LOADING') || 'near'
  const tagNames = parseTagNames(setting('WAITLIST_FORM_TAG_NAMES'))
  const booking = parseBookingUrl(address('BOOKING_URL'))
  const localFault = (url?: URL) =>
    isForVisitors && url && isLocal(url)
      ? 'is on this machine, which no visitor can reach'
      : undefined
  const placeFault = (openUrl: string) =>
    new URL(openUrl).origin === site.url?.origin
      ? 'leads to the site itself; paste the service’s own address'
      : localFault(new URL(openUrl))

  const faults: Partial<Record<SettingName, string>> = {
    SITE_URL: site.fault ?? localFault(site.url),
    WAITLIST_FORM_PROVIDER: form.kind === 'refused' ? form.providerFault : undefined,
    WAITLIST_FORM_URL: form.kind === 'refused' ? form.reason : placeFault(form.openUrl),
    WAITLIST_FORM_LOADING: isLoading(loading) ? undefined : 'must be near or click',
    WAITLIST_FORM_TAG_NAMES: tagNames.fault ?? (tagNames.names ? tagsFault(form) : undefined),
    BOOKING_URL: booking.kind === 'refused' ? booking.reason : placeFault(booking.openUrl),
  }
  for (const name of ADDRESSES) {
    if (environment[name] === undefined) faults[name] = 'is not set'
  }
  if (
    !site.url ||
    form.kind === 'refused' ||
    !isLoading(loading) ||
    booking.kind === 'refused' ||
    Object.values(faults).some(Boolean)
  ) {
    throw new ConfigurationError(faultReport(faults))
  }

  const { names } = tagNames
  const framed = form.kind === 'frame' ? form : undefined
  return {
    siteUrl: site.url.origin,
    waitlistForm: {
      href: form.openUrl,
      tagRoute: { how: framed?.tags ?? 'none', ...(names && { names }) },
    },
    bookingPage: { href: booking.openUrl, tagRoute: { how: booking.takesTags ? 'query' : 'none' } },
    // No more than the island needs, because the page holds it.
    frame: framed && {
      provider: framed.provider,
      frameOrigins: framed.frameOrigins,
      sendsMessages: framed.sendsMessages,
      loading,
    },
    formPlace: framed ? loading : 'link',
    form,
    booking,
  }
}

/** The site's origin; it may have a port only on this machine. */
function parseSiteUrl(text: string): ReturnType<typeof parseWebAddress> {
  const { url, fault } = parseWebAddress(text)
  if (!url) return { fault }
  const service = findProvider(url, [...FORM_HOSTS, ...BOOKING_PROVIDERS])
  if (service) return { fault: `is an address of ${service.name}; give that of your own site` }
  const address = `${url.protocol}//${isLocal(url) ? url.host : url.hostname}`
  const rest = url.href.slice(address.length)
  return rest === '/' ? { url } : { fault: `has “${rest}” at its end; give ${address} alone` }
}

function isLoading(text: string): text is WaitlistFrameProps['loading'] {
  return text === 'near' || text === 'click'
}

function tagsFault(form: ParsedForm): string | undefined {
  if (form.kind === 'refused' || (form.kind === 'frame' && form.tags !== 'none')) return undefined
  return `has no use: ${form.provider} takes no tags`
}
