import { z } from 'astro/zod'
import type { SecurityContact, SiteFacts } from '../src/copy/site-facts.ts'

const FACTS_FILE = 'src/copy/site-facts.ts'
const DAYS_AHEAD = 366
const WARNING_DAYS = 30
const DAY_MS = 86_400_000

const fact = z.string('must be text in quotation marks').trim().optional()
const flag = z.boolean('must be true or false, without quotation marks').optional()
const duration = fact.refine(
  (text) => !/^(?:until|none|no|not)\b(?! (?:longer|more) than\b)/i.test(text ?? ''),
  'must be a length of time, such as 30 days, because it follows the word ‘for’',
)
const CONTACT = 'must begin with mailto: or https://, such as mailto:me@example.com'

/** A length that search results and tabs do not truncate. */
const lengthBetween = (min: number, max: number) =>
  z.string().refine(({ length }) => length >= min && length <= max, {
    error: ({ input }) =>
      `has ${String(input).length} characters, including PRODUCT_NAME; it must have ${min} to ${max}`,
  })

/** Every fact: what the law requires, then what does most for a visitor's trust. */
const FACTS = {
  companyName: fact,
  companyAddress: fact,
  contactEmail: fact.refine(
    (text) => !text || z.email().safeParse(text).success,
    'must be a single email address, such as hello@example.com',
  ),
  formAsksConsent: flag,
  team: fact,
  progress: fact,
  callWith: fact,
  publishesResults: flag,
  audiologist: fact,
  companyCity: fact,
  sellsNothingOnCalls: flag,
  callLength: fact,
  emailFrequency: fact.refine(
    (text) => !/\bnews\b/i.test(text ?? ''),
    'must be how often, such as once a month, because it comes before ‘with news’',
  ),
  waitlistRetention: duration,
  transferSafeguard: fact,
  privacyRepresentative: fact,
  legalForm: fact.refine(
    (text) => !text || /^(?:we are )?(?:an?|the|one|part) /i.test(text),
    'must begin with ‘a’ or ‘an’, such as a partnership, because it follows ‘We are’',
  ),
  registerEntry: fact,
  governingLaw: fact.refine(
    (text) => !/\blaws?\.?$/i.test(text ?? ''),
    'must be a place, such as Ireland, because it follows ‘the laws of’',
  ),
  emailService: fact,
  callService: fact,
  hostingProvider: fact,
  serverLogRetention: duration,
} satisfies Record<keyof SiteFacts, z.ZodType>

const FACT_NAMES = Object.keys(FACTS) as (keyof SiteFacts)[]

/** A fact that does not exist, with those whose names begin alike. */
function describeUnknown(name: string): string {
  const similar = FACT_NAMES.filter((known) => known.startsWith(name.slice(0, 4)))
  return similar.length > 0 ? `${name} (perhaps ${similar.join(' or ')})` : name
}

const daysUntil = (day: string, now: Date) => (Date.parse(day) - now.getTime()) / DAY_MS

const ownerFacts = (now: Date) =>
  z.object({
    siteFacts: z.strictObject(FACTS, {
      error: ({ keys }) =>
        Array.isArray(keys)
          ? `has no fact named ${keys.map(describeUnknown).join(', ')}`
          : undefined,
    }),
    // RFC 9116 recommends an expiry date within a year.
    securityContact: z
      .object({
        contact: z
          .string(CONTACT)
          .regex(/^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/, CONTACT),
        expires: z.iso
          .date({ error: 'must be a date such as 2027-06-30', abort: true })
          .refine((day) => daysUntil(day, now) < DAYS_AHEAD, {
            error: ({ input }) => `is ${input}; choose a date within a year from now`,
          }),
      })
      .optional(),
    PRODUCT_NAME: z.string().trim().min(1, 'is blank'),
    pages: z.record(
      z.string(),
      z.object({ title: lengthBetween(5, 60), description: lengthBetween(50, 160) }),
    ),
  })

/** Every fault in the owner's values in `site-facts.ts` and `pages.ts`, one line each. */
export function ownerFaults(owner: unknown, now = new Date()): string[] {
  const issues = ownerFacts(now).safeParse(owner).error?.issues ?? []
  return issues.map(({ path, message }) => {
    const file = path[0] === 'pages' ? 'src/copy/pages.ts' : FACTS_FILE
    return `${path.join('.')} in ${file} ${message}.`
  })
}

/** Who runs the site. The law of most visitors' countries requires these before launch. */
export const IDENTITY_FACTS = ['companyName', 'companyAddress', 'contactEmail'] as const

/** The facts that are set, each on one line; blank and false ones count as unset. */
export function givenFacts(facts: SiteFacts): SiteFacts {
  const onOneLine = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? fact.replace(/\s+/g, ' ').trim() : fact,
  ])
  return Object.fromEntries(onOneLine.filter(([, fact]) => fact))
}

/** Names of the unset facts, most important first; blank ones count as unset. */
export function unsetFacts(facts: SiteFacts): (keyof SiteFacts)[] {
  const given = givenFacts(facts)
  return FACT_NAMES.filter((name) => !(name in given))
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
