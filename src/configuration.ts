import { z } from 'astro/zod'
import { type Booking, understandBooking } from './waitlist/booking-providers.ts'
import { type FramedForm, type LinkedForm, understandForm } from './waitlist/form-providers.ts'
import { namedProvider } from './waitlist/named-provider.ts'
import { readWebAddress } from './waitlist/web-address.ts'

/** What each setting is, and an example of it, for the messages about a faulty one. */
const SETTINGS = {
  SITE_URL: { meaning: 'the address of the site', example: 'https://www.example.com' },
  WAITLIST_FORM_URL: {
    meaning: 'the address of the waitlist form',
    example: 'https://forms.example.com/waitlist',
  },
  WAITLIST_FORM_PROVIDER: {
    meaning: 'who runs a form on your own domain',
    example: 'Fillout',
  },
  BOOKING_URL: {
    meaning: 'the address of the scheduling page',
    example: 'https://calendar.example.com/call',
  },
} as const

type SettingName = keyof typeof SETTINGS

function originFault(value: string): string | undefined {
  const { url, fault } = readWebAddress(value)
  if (!url) return fault
  return url.pathname === '/' && !url.search && !url.hash
    ? undefined
    : 'must be the origin alone, without a path'
}

function formFault(value: string): string | undefined {
  const form = understandForm(value)
  return form.kind === 'refused' ? form.reason : undefined
}

function bookingFault(value: string): string | undefined {
  const booking = understandBooking(value)
  return booking.kind === 'refused' ? booking.reason : undefined
}

function address(faultOf: (value: string) => string | undefined) {
  return z.string({ error: 'is not set' }).superRefine((value, context) => {
    const fault = faultOf(value)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })
}

/** A name of nobody is a name left out; it is checked even where the form's address is faulty. */
function provider(formAddress = '') {
  const { url } = readWebAddress(formAddress)
  return z
    .string()
    .default('')
    .superRefine((name, context) => {
      const { fault } = namedProvider(name, url)
      if (fault) context.addIssue({ code: 'custom', message: fault })
    })
}

const schemaFor = (environment: Record<string, string | undefined>) =>
  z.object({
    SITE_URL: address(originFault),
    WAITLIST_FORM_URL: address(formFault),
    WAITLIST_FORM_PROVIDER: provider(environment.WAITLIST_FORM_URL),
    BOOKING_URL: address(bookingFault),
  })

/** The addresses the site is built with. */
export interface Configuration {
  /** The origin of the site, without a slash at its end. */
  siteUrl: string
  /** Where the form opens in a tab of its own. */
  waitlistFormUrl: string
  bookingUrl: string
  /** What the form's address was understood to mean. */
  form: FramedForm | LinkedForm
  booking: Booking
}

/** The settings are missing or wrong; the message names every fault, with an example each. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/**
 * Reads the site's settings.
 * @param environment variables as in `process.env`
 * @throws ConfigurationError naming every faulty variable at once
 */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const result = schemaFor(environment).safeParse(environment)
  if (!result.success) throw new ConfigurationError(faultReport(result.error.issues))
  const { SITE_URL, WAITLIST_FORM_URL, WAITLIST_FORM_PROVIDER, BOOKING_URL } = result.data
  const form = understandForm(WAITLIST_FORM_URL, WAITLIST_FORM_PROVIDER)
  const booking = understandBooking(BOOKING_URL)
  // The schema has refused these; the types do not know it.
  if (form.kind === 'refused') throw new ConfigurationError(form.reason)
  if (booking.kind === 'refused') throw new ConfigurationError(booking.reason)
  return {
    siteUrl: new URL(SITE_URL.trim()).origin,
    waitlistFormUrl: form.openUrl,
    bookingUrl: booking.openUrl,
    form,
    booking,
  }
}

function faultReport(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const lines = issues.map(({ path, message }) => {
    const name = path[0] as SettingName
    const { meaning, example } = SETTINGS[name]
    return `  ${name} (${meaning}) ${message}.\n    Example: ${name}=${example}`
  })
  return [
    'The site cannot be built with these settings:',
    ...lines,
    'Set them in the environment or in a file named .env; .env.example explains each.',
  ].join('\n')
}
