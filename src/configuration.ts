import { z } from 'astro/zod'
import type { OutsideAddresses } from './chrome/site-links.ts'
import type { FormPlace } from './legal/form-sentences.ts'
import type { TagRoute } from './waitlist/attribution.ts'
import { type Booking, understandBooking } from './waitlist/booking-providers.ts'
import { type FramedForm, type LinkedForm, understandForm } from './waitlist/form-providers.ts'
import { readTagNames } from './waitlist/tag-names.ts'
import type { WaitlistFrameProps } from './waitlist/waitlist-frame.tsx'
import { readWebAddress } from './waitlist/web-address.ts'

/** What each setting is, and an example of it, for the messages about a faulty one. */
const SETTINGS = {
  SITE_URL: { meaning: 'the address of the site', example: 'https://www.example.com' },
  WAITLIST_FORM_URL: {
    meaning: 'the address of the waitlist form',
    example: 'https://forms.example.com/waitlist',
  },
  BOOKING_URL: {
    meaning: 'the address of the scheduling page',
    example: 'https://calendar.example.com/call',
  },
  WAITLIST_FORM_LOADING: {
    meaning: 'when the form loads in the page',
    example: 'click',
  },
  WAITLIST_FORM_TAG_NAMES: {
    meaning: 'the form’s own names for campaign tags',
    example: 'utm_source=entry.123, ref=entry.456',
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

function tagNamesFault(formAddress: string, setting: string): string | undefined {
  if (setting === '') return undefined
  const form = understandForm(formAddress)
  const takesTags = form.kind === 'frame' && form.attribution !== 'none'
  if (form.kind !== 'refused' && !takesTags) return `has no use: ${form.provider} takes no tags`
  return readTagNames(setting).fault
}

function address(faultOf: (value: string) => string | undefined) {
  return z.string({ error: 'is not set' }).superRefine((value, context) => {
    const fault = faultOf(value)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })
}

/** A setting with a default: a blank one counts as not set. */
const optional = z
  .string()
  .default('')
  .transform((value) => value.trim())

const schema = z
  .object({
    SITE_URL: address(originFault),
    WAITLIST_FORM_URL: address(formFault),
    BOOKING_URL: address(bookingFault),
    WAITLIST_FORM_LOADING: optional
      .transform((value) => value || 'near')
      .pipe(z.enum(['near', 'click'], { error: 'must be near or click' })),
    WAITLIST_FORM_TAG_NAMES: optional,
  })
  .superRefine(({ WAITLIST_FORM_URL, WAITLIST_FORM_TAG_NAMES }, context) => {
    const message = tagNamesFault(WAITLIST_FORM_URL, WAITLIST_FORM_TAG_NAMES)
    if (message) context.addIssue({ code: 'custom', message, path: ['WAITLIST_FORM_TAG_NAMES'] })
  })

/** What the site is built with. */
export interface Configuration extends OutsideAddresses {
  /** The origin of the site, without a slash at its end. */
  siteUrl: string
  /** The form's frame, where the form can be framed. */
  frame?: WaitlistFrameProps
  /** Where visitors meet the form: in a frame, at once or by choice, or by a link alone. */
  formPlace: FormPlace
  /** What the addresses were understood to mean. */
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
  const result = schema.safeParse(environment)
  if (!result.success) throw new ConfigurationError(faultReport(result.error.issues))
  const { SITE_URL, WAITLIST_FORM_URL, BOOKING_URL, WAITLIST_FORM_LOADING } = result.data
  const form = understandForm(WAITLIST_FORM_URL)
  const booking = understandBooking(BOOKING_URL)
  // The schema has refused these; the types do not know it.
  if (form.kind === 'refused') throw new ConfigurationError(form.reason)
  if (booking.kind === 'refused') throw new ConfigurationError(booking.reason)
  const isFramed = form.kind === 'frame'
  const { names } = readTagNames(result.data.WAITLIST_FORM_TAG_NAMES)
  const tagRoute = { how: isFramed ? form.attribution : 'none', ...(names && { names }) } as const
  return {
    siteUrl: new URL(SITE_URL.trim()).origin,
    waitlistForm: { href: form.openUrl, tagRoute },
    bookingPage: {
      href: booking.openUrl,
      tagRoute: { how: booking.takesCampaignTags ? 'query' : 'none' },
    },
    ...(isFramed && { frame: frameOf(form, tagRoute, WAITLIST_FORM_LOADING) }),
    formPlace: isFramed ? WAITLIST_FORM_LOADING : 'link',
    form,
    booking,
  }
}

/** What the island needs to know of the form, and no more: it is written into the page. */
function frameOf(
  { embedUrl, provider, frameOrigins, sendsMessages }: FramedForm,
  tagRoute: TagRoute,
  loading: WaitlistFrameProps['loading'],
): WaitlistFrameProps {
  return { embedUrl, provider, frameOrigins, sendsMessages, tagRoute, loading }
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
