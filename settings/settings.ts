import { z } from 'astro/zod'
import { CAMPAIGN_TAGS } from '../src/campaign-tags/campaign-tags.ts'
import { pages } from '../src/content/pages.ts'
import { PRODUCT_NAME, securityContact, siteFacts } from '../src/content/site-facts.ts'
import {
  BOOKING_PROVIDERS,
  FORM_PROVIDERS,
  findProvider,
  isLocal,
  resolveBooking,
  resolveForm,
} from '../src/services/providers.ts'
import { type Environment, readEnvironment, SettingsError } from './environment.ts'
import { likelyMistakes } from './likely-mistakes.ts'
import { checkExpiry, validateFacts, wordingWarnings } from './owner-facts.ts'
import { strayTexts } from './stray-texts.ts'

export type Settings = ReturnType<typeof parseSettings>

/** Characters around a value from chats, word processors or copied lines: “ https://a.example/”, */
const LEFTOVERS = /^[\s\p{Cf}"'`“”„‘’«»<]+|[\s\p{Cf}"'`“”„‘’«»>.,;]+$/gu

/** `<iframe src="https://a.example/f">` gives `https://a.example/f`. Not a script's `src`, which is no page. */
const EMBEDDED_URL =
  /<(?:iframe|a|div)\s(?:[^<>]*?\s)?(?:src|href|data-src|data-url|data-tally-src)\s*=\s*["'“”]?(https:\/\/[^\s"'“”<>]+)["'“”\s>]/gi

/**
 * Public domain names that are valid in `frame-src` (CSP Level 3, "host-source"): no wildcards, IP
 * addresses or names without a dot.
 */
const PUBLIC_HOST = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/

const clean = (text: string) => text.replace(LEFTOVERS, '').replace(/^\((.+)\)$/, '$1')

/** Extracts the address from embed code that contains exactly one; cleans up any other text. */
function extractUrl(pasted: string): string {
  const found = new Set([...pasted.matchAll(EMBEDDED_URL)].map(([, address = '']) => address))
  const [address, another] = found
  if (address && !another) return address.replaceAll('&amp;', '&')
  return /<\w+(?:\s|$)/.test(pasted) ? pasted.trim() : clean(pasted)
}

/** Describes the fault; undefined if browsers and people would read the address the same way. */
function addressFault(text: string): string | undefined {
  const url = URL.parse(text)
  const isSafe = /^https:\/\//i.test(text) || (/^http:\/\//i.test(text) && url && isLocal(url))
  if (text === '') return 'is blank'
  if (/<\w/.test(text)) {
    return 'is embed code without exactly one complete address; paste the share link instead'
  }
  if (/[\p{Cc}\p{Cf}\p{Z}]/u.test(text)) {
    return 'contains a space or an invisible character; copy it again'
  }
  // Browsers read a backslash as a slash, so the host may not be the one that people read.
  if (text.includes('\\')) return 'contains a backslash; addresses use only /'
  if (!url || !isSafe) {
    return 'must be a complete address that begins with https:// (http:// is for localhost only)'
  }
  // URL parsers also accept "https:///host" and "https://@host".
  if (/^https?:\/\/(?:\/|[^/?#]*@)/i.test(text)) {
    return 'must not have a third slash, a user name or a password before the domain'
  }
  if (isLocal(url) || PUBLIC_HOST.test(url.hostname)) return undefined
  return `is on ${url.hostname}, which is not a public domain name; visitors cannot reach it`
}

const optionalText = z.string().default('').transform(clean)

/** Keeps a period that is part of the name: "Sample Inc." */
const providerName = z
  .string()
  .default('')
  .transform((text) => clean(text) + (/\w\.[\s"']*$/.test(text) ? '.' : ''))
  .refine(
    (name) => /^(?:[\p{L}\p{N}][\p{L}\p{N} .&’'+-]{0,59})?$/u.test(name),
    'must be just the name of a company or product, or “our own server”',
  )

const serviceAddress = z.string('is not set').transform((pasted, context) => {
  const text = extractUrl(pasted)
  const fault = addressFault(text)
  if (!fault) return new URL(text)
  context.addIssue(fault)
  return z.NEVER
})

/** The site's origin; only localhost may have a port. */
const siteAddress = serviceAddress.transform((url, context) => {
  const origin = `${url.protocol}//${isLocal(url) ? url.host : url.hostname}`
  const rest = url.href.slice(origin.length)
  if (rest === '/') return url
  context.addIssue(`ends with “${rest}”; it must be just ${origin}`)
  return z.NEVER
})

/** Converts "utm_source=entry.123, ref=entry.456" to a query. Keeps spaces inside a name. */
const tagNamesSchema = optionalText.transform((setting, context) => {
  const isTag = (text: string) => CAMPAIGN_TAGS.some((tag) => tag === text)
  const pairs = (setting ? setting.split(',') : []).map((pair) => {
    const [tag = '', name = ''] = pair.split(/=(.*)/s).map((part) => part.trim())
    const isName = /^\P{C}{1,100}$/u.test(name) && (name === tag || !isTag(name))
    if (!isTag(tag)) context.addIssue(`has "${tag}", not one of ${CAMPAIGN_TAGS.join(', ')}`)
    else if (!isName) context.addIssue(`has no valid field name for ${tag}`)
    return [tag, name] as [string, string]
  })
  const hasRepeats = (i: 0 | 1) => new Set(pairs.map((pair) => pair[i])).size < pairs.length
  if (hasRepeats(0) || hasRepeats(1)) context.addIssue('lists a tag or a field name twice')
  return `${new URLSearchParams(pairs)}`
})

/** Reports addresses that are valid in themselves, but not as this setting. */
function checkAddresses(parsed: Record<string, unknown>, context: z.RefinementCtx) {
  // Only those that are valid: the check runs even if others are not.
  const isUrl = (entry: [string, unknown]): entry is [string, URL] => entry[1] instanceof URL
  const urls = Object.entries(parsed).filter(isUrl)
  const { SITE_URL: site, WAITLIST_FORM_URL: form, BOOKING_URL: booking } = Object.fromEntries(urls)
  const addFault = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const bookingProvider = form && findProvider(form, BOOKING_PROVIDERS)
  const formProvider = booking && findProvider(booking, FORM_PROVIDERS)
  if (bookingProvider) {
    addFault('WAITLIST_FORM_URL', `is a ${bookingProvider.name} page; it belongs in BOOKING_URL`)
    if (formProvider) {
      addFault('BOOKING_URL', `is a ${formProvider.name} page; it belongs in WAITLIST_FORM_URL`)
    }
  }
  for (const [name, url] of urls) {
    if (isLocal(url) && !parsed.ALLOW_LOCALHOST) {
      addFault(name, 'is on this machine, which no visitor can reach')
    } else if (url !== site && url.origin === site?.origin) {
      addFault(name, 'leads to the site itself; paste the service’s address instead')
    }
  }
}

/** Every setting; the description and the example are for error messages. */
const SETTINGS = z
  .object({
    SITE_URL: siteAddress.meta({
      description: 'the address of the site',
      examples: ['https://www.example.com'],
    }),
    WAITLIST_FORM_URL: serviceAddress.meta({
      description: 'the address of the waitlist form',
      examples: ['https://forms.example.com/waitlist'],
    }),
    WAITLIST_FORM_PROVIDER: providerName.meta({
      description: 'the provider of a form on an unrecognized domain',
      examples: ['Fillout'],
    }),
    WAITLIST_FORM_LOADING: optionalText
      .transform((loading) => loading || 'near')
      .pipe(z.enum(['near', 'click'], 'must be near or click'))
      .meta({ description: 'when the form loads', examples: ['click'] }),
    WAITLIST_FORM_TAG_NAMES: tagNamesSchema.meta({
      description: 'the form’s field names for campaign tags',
      examples: ['utm_source=entry.123, ref=entry.456'],
    }),
    BOOKING_URL: serviceAddress.meta({
      description: 'the address of the scheduling page',
      examples: ['https://calendar.example.com/call'],
    }),
    // Set by `npm start`.
    ALLOW_LOCALHOST: optionalText,
  })
  .superRefine(checkAddresses, { when: () => true })

export const SETTING_NAMES = Object.keys(SETTINGS.shape)

/**
 * Parses the settings and validates the owner's facts.
 * @param environment variables as in `process.env`
 * @param otherFaults to report along with those
 * @throws SettingsError with every fault at once
 */
export function parseSettings(environment: Environment, otherFaults: string[] = []) {
  const { data, error } = SETTINGS.safeParse(environment)
  const { facts, faults } = validateFacts({ siteFacts, securityContact, PRODUCT_NAME, pages })
  faults.push(...otherFaults)
  if (error || faults.length > 0) {
    throw new SettingsError(report(error?.issues ?? [], faults, unknownSettings(environment)))
  }
  const { SITE_URL, WAITLIST_FORM_URL: formUrl, BOOKING_URL: bookingUrl } = data
  const { WAITLIST_FORM_PROVIDER: providerName, WAITLIST_FORM_TAG_NAMES: tagNames } = data
  const form = resolveForm(formUrl, { providerName, loading: data.WAITLIST_FORM_LOADING, tagNames })
  const { securityContact: contact, warnings } = checkExpiry(securityContact)
  return {
    siteUrl: SITE_URL.origin,
    form,
    booking: resolveBooking(bookingUrl),
    facts,
    securityContact: contact,
    warnings: [
      ...unknownSettings(environment),
      ...warnings,
      ...wordingWarnings(facts),
      ...likelyMistakes(form, formUrl, bookingUrl, { providerName, tagNames }),
    ],
  }
}

/** Probably misspelled. Netlify sets SITE_ID and SITE_NAME itself. */
const unknownSettings = (environment: Environment) =>
  Object.keys(environment)
    .filter((name) => /^(?:SITE|WAITLIST|BOOKING)_(?!(?:PORT|ID|NAME)$)/.test(name))
    .filter((name) => !SETTING_NAMES.includes(name))
    .map((name) => `${name} is not a setting of this site; check its spelling.`)

function report(issues: readonly z.core.$ZodIssue[], otherFaults: string[], unknown: string[]) {
  const settings = Object.entries(SETTINGS.shape).flatMap(([name, schema]) => {
    const faults = issues.filter(({ path }) => path[0] === name).map(({ message }) => message)
    const { description, examples } = schema.meta() ?? {}
    const fault = `${name} (${description}) ${faults.join('; ')}.\n    Example: ${name}=${examples}`
    return faults.length > 0 ? [fault] : []
  })
  const advice =
    'Set them in the environment or in a file named .env; docs/settings.md explains each one.'
  if (settings.length > 0) settings.push(...unknown, advice)
  return ['The site cannot be built. Please correct:', ...settings, ...otherFaults].join('\n  ')
}

let parsed: Settings | undefined

/** The settings of this build, parsed on first use. */
export function settings(): Settings {
  parsed ??= parseSettings(readEnvironment(), strayTexts())
  return parsed
}
