import { z } from 'astro/zod'
import { FACTS, type SiteFacts } from '../src/facts/fact-schema.ts'
import { WORDS_TO_AVOID } from '../src/facts/words-to-avoid.ts'

const FACTS_FILE = 'src/content/site-facts.ts'
const DAYS_AHEAD = 366
const WARNING_DAYS = 30
const DAY_MS = 86_400_000

const CONTACT_ERROR = 'must begin with mailto: or https://, such as mailto:me@example.com'

/** A length that search results and tabs do not truncate. */
const lengthBetween = (min: number, max: number) =>
  z.string().refine(({ length }) => length >= min && length <= max, {
    error: ({ input }) =>
      `has ${String(input).length} characters, including PRODUCT_NAME; it must have ${min} to ${max}`,
  })

const FACT_NAMES = Object.keys(FACTS) as (keyof SiteFacts)[]

/** A fact that does not exist, with those whose names begin alike. */
function describeUnknown(name: string): string {
  const similar = FACT_NAMES.filter((known) => known.startsWith(name.slice(0, 4)))
  return similar.length > 0 ? `${name} (perhaps ${similar.join(' or ')})` : name
}

const daysUntil = (day: string, now: Date) => (Date.parse(day) - now.getTime()) / DAY_MS

/** Where to report a vulnerability in the site, and until when (RFC 9116, security.txt). */
const securityContactBefore = (now: Date) =>
  z.object({
    contact: z
      .string(CONTACT_ERROR)
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/, CONTACT_ERROR),
    // RFC 9116 recommends an expiry date within a year.
    expires: z.iso
      .date({ error: 'must be a date such as 2027-06-30', abort: true })
      .refine((day) => daysUntil(day, now) < DAYS_AHEAD, {
        error: ({ input }) => `is ${input}; choose a date within a year from now`,
      }),
  })

export type SecurityContact = z.infer<ReturnType<typeof securityContactBefore>>

const ownerSchema = (now: Date) =>
  z.object({
    siteFacts: z.strictObject(FACTS, {
      error: ({ keys }) =>
        Array.isArray(keys)
          ? `has no fact named ${keys.map(describeUnknown).join(', ')}`
          : undefined,
    }),
    securityContact: securityContactBefore(now).optional(),
    PRODUCT_NAME: z.string().trim().min(1, 'is blank'),
    pages: z.record(
      z.string(),
      z.object({ title: lengthBetween(5, 60), description: lengthBetween(50, 160) }),
    ),
  })

/**
 * Validates the owner's values in `site-facts.ts` and `pages.ts`.
 * @returns the facts as the pages show them, and every fault, one line each
 */
export function validateFacts(owner: unknown, now = new Date()) {
  const { data, error } = ownerSchema(now).safeParse(owner)
  const faults = (error?.issues ?? []).map(({ path, message }) => {
    const file = path[0] === 'pages' ? 'src/content/pages.ts' : FACTS_FILE
    return `${path.join('.')} in ${file} ${message}.`
  })
  return { facts: data?.siteFacts ?? {}, faults }
}

/** Who runs the site. The law of most visitors' countries requires these before launch. */
export const IDENTITY_FACTS = ['companyName', 'companyAddress', 'contactEmail'] as const

/** Names of the unset facts, most important first; blank and false ones count as unset. */
export const unsetFacts = (facts: SiteFacts) =>
  FACT_NAMES.filter((name) => !facts[name] || !String(facts[name]).trim())

/** Warnings about sentences of the owner's that break the rules on health wording, one line each. */
export function wordingWarnings({ progress, hearingAids, founderNote }: SiteFacts): string[] {
  const sentences = { progress, hearingAids, founderNote: founderNote?.words }
  return Object.entries(sentences).flatMap(([name, sentence = '']) =>
    WORDS_TO_AVOID.flatMap(([words, use]) => {
      const found = sentence.match(words)?.[0]
      return found ? [`${name} in ${FACTS_FILE} says “${found}”. Better: ${use}.`] : []
    }),
  )
}

/** The contact until the end of its last day (UTC), and from 30 days before that a warning. */
export function checkExpiry(contact: SecurityContact | undefined, now = new Date()) {
  if (!contact) return { securityContact: undefined, warnings: [] }
  const { expires } = contact
  const daysLeft = daysUntil(expires, now)
  const isExpired = daysLeft <= -1
  const state = isExpired ? `expired on ${expires}, so` : `expires on ${expires}; after that day,`
  const warning = `securityContact ${state} security.txt is left out. Set a new date in ${FACTS_FILE}.`
  return {
    securityContact: isExpired ? undefined : contact,
    warnings: daysLeft < WARNING_DAYS ? [warning] : [],
  }
}
