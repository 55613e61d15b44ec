import { z } from 'astro/zod'

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
} as const

type SettingName = keyof typeof SETTINGS

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Says what is wrong with an address, or nothing. */
function addressFault(value: string): string | undefined {
  // The URL parser drops line breaks and tabs silently: an address holding one is a mistake.
  if (/\s/.test(value)) return 'has a space or a line break in it'
  if (!URL.canParse(value)) return 'is not a full web address'
  const url = new URL(value)
  const isLocal = LOCAL_HOSTS.includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) {
    return 'must begin with https:// (http:// is for localhost only)'
  }
  // The parser also mends "https:host", which a page would take for a path on its own site.
  if (!/^https?:\/\//i.test(value)) return 'is not a full web address'
  // Such a host would end its directive in the security policy.
  if (/[;,']/.test(url.hostname)) return 'has a character in its host that no host may have'
  if (url.username || url.password) return 'must not hold a user name or a password'
  return undefined
}

function originFault(value: string): string | undefined {
  const url = new URL(value)
  return url.pathname === '/' && !url.search && !url.hash
    ? undefined
    : 'must be the origin alone, without a path'
}

function address(moreFaults: (value: string) => string | undefined = () => undefined) {
  return z
    .string({ error: 'is not set' })
    .trim()
    .superRefine((value, context) => {
      const fault = value === '' ? 'is blank' : (addressFault(value) ?? moreFaults(value))
      if (fault) context.addIssue({ code: 'custom', message: fault })
    })
}

const schema = z.object({
  SITE_URL: address(originFault).transform((value) => new URL(value).origin),
  WAITLIST_FORM_URL: address(),
  BOOKING_URL: address(),
})

/** The addresses the site is built with. */
export interface Configuration {
  /** The origin of the site, without a slash at its end. */
  siteUrl: string
  waitlistFormUrl: string
  bookingUrl: string
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
  const { SITE_URL, WAITLIST_FORM_URL, BOOKING_URL } = result.data
  return { siteUrl: SITE_URL, waitlistFormUrl: WAITLIST_FORM_URL, bookingUrl: BOOKING_URL }
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
