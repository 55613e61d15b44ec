import { z } from 'astro/zod'
import type { OutsideAddresses } from '../src/chrome/site-links.ts'
import type { FormPlace } from '../src/legal/form-sentences.ts'
import type { TagRoute } from '../src/waitlist/attribution.ts'
import { type Booking, understandBooking } from '../src/waitlist/booking-providers.ts'
import { type FramedForm, type LinkedForm, understandForm } from '../src/waitlist/form-providers.ts'
import { namedProvider } from '../src/waitlist/named-provider.ts'
import { readTagNames } from '../src/waitlist/tag-names.ts'
import type { WaitlistFrameProps } from '../src/waitlist/waitlist-frame.tsx'
import { readWebAddress } from '../src/waitlist/web-address.ts'

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

type Environment = Record<string, string | undefined>

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

function tagNamesFault(names: string, form: ReturnType<typeof understandForm>): string | undefined {
  if (names === '') return undefined
  const takesTags = form.kind === 'frame' && form.attribution !== 'none'
  if (form.kind !== 'refused' && !takesTags) return `has no use: ${form.provider} takes no tags`
  return readTagNames(names).fault
}

type FaultOf = (value: string) => string | undefined

const faultless = (faultOf: FaultOf) => (value: string, context: z.RefinementCtx) => {
  const message = faultOf(value)
  if (message) context.addIssue({ code: 'custom', message })
}

const address = (faultOf: FaultOf) =>
  z.string({ error: 'is not set' }).superRefine(faultless(faultOf))

/** A setting that may be left out: a blank one counts as not set. */
const optional = (faultOf: FaultOf) =>
  z
    .string()
    .default('')
    .transform((value) => value.trim())
    .superRefine(faultless(faultOf))

/** What is said of the form is checked even where its address is faulty, so all faults show at once. */
function schemaFor({ WAITLIST_FORM_URL = '', WAITLIST_FORM_PROVIDER }: Environment) {
  const { url } = readWebAddress(WAITLIST_FORM_URL)
  const form = understandForm(WAITLIST_FORM_URL, WAITLIST_FORM_PROVIDER)
  return z.object({
    SITE_URL: address(originFault),
    WAITLIST_FORM_URL: address(formFault),
    WAITLIST_FORM_PROVIDER: optional((name) => namedProvider(name, url).fault),
    WAITLIST_FORM_LOADING: optional(() => undefined)
      .transform((value) => value || 'near')
      .pipe(z.enum(['near', 'click'], { error: 'must be near or click' })),
    WAITLIST_FORM_TAG_NAMES: optional((names) => tagNamesFault(names, form)),
    BOOKING_URL: address(bookingFault),
  })
}

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
export function readConfiguration(environment: Environment): Configuration {
  const result = schemaFor(environment).safeParse(environment)
  if (!result.success) throw new ConfigurationError(faultReport(result.error.issues))
  const settings = result.data
  const form = understandForm(settings.WAITLIST_FORM_URL, settings.WAITLIST_FORM_PROVIDER)
  const booking = understandBooking(settings.BOOKING_URL)
  // The schema has refused these; the types do not know it.
  if (form.kind === 'refused') throw new ConfigurationError(form.reason)
  if (booking.kind === 'refused') throw new ConfigurationError(booking.reason)
  const loading = settings.WAITLIST_FORM_LOADING
  const isFramed = form.kind === 'frame'
  const { names } = readTagNames(settings.WAITLIST_FORM_TAG_NAMES)
  const tagRoute = { how: isFramed ? form.attribution : 'none', ...(names && { names }) } as const
  return {
    siteUrl: new URL(settings.SITE_URL.trim()).origin,
    waitlistForm: { href: form.openUrl, tagRoute },
    bookingPage: {
      href: booking.openUrl,
      tagRoute: { how: booking.takesCampaignTags ? 'query' : 'none' },
    },
    ...(isFramed && { frame: frameOf(form, tagRoute, loading) }),
    formPlace: isFramed ? loading : 'link',
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
