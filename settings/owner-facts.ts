import { z } from 'astro/zod'
import type { SecurityContact, SiteFacts } from '../src/copy/site-facts.ts'

const FACTS_FILE = 'src/copy/site-facts.ts'
const DAYS_AHEAD = 366
const DAY_MS = 86_400_000

/** The owner's values in `site-facts.ts` and `pages.ts`. */
export interface OwnerFacts {
  siteFacts: SiteFacts
  securityContact: SecurityContact | undefined
  PRODUCT_NAME: string
  pages: Record<string, { title: string; description: string }>
}

const fact = z.string('must be text in quotation marks').trim().optional()
const flag = z.boolean('must be true or false, without quotation marks').optional()
const duration = fact.refine(
  (text) => !/^(?:until|none|no|not)\b/i.test(text ?? ''),
  'must be a length of time, such as 30 days, because it follows the word ‘for’',
)
const CONTACT = 'must begin with mailto: or https://, such as mailto:me@example.com'

/** A length that search results and tabs do not truncate. */
const lengthBetween = (least: number, most: number) =>
  z.string().refine(({ length }) => length >= least && length <= most, {
    error: ({ input }) =>
      `has ${String(input).length} characters, including PRODUCT_NAME; it must have ${least} to ${most}`,
  })

const ownerFacts = (now: Date) =>
  z.object({
    siteFacts: z
      .object({
        contactEmail: fact.refine(
          (text) => !text || z.email().safeParse(text).success,
          'must be a single email address, such as hello@example.com',
        ),
        governingLaw: fact.refine(
          (text) => !/\blaws?\.?$/i.test(text ?? ''),
          'must be a place, such as Ireland, because it follows ‘the laws of’',
        ),
        serverLogRetention: duration,
        waitlistRetention: duration,
        formAsksConsent: flag,
        sellsNothingOnCalls: flag,
        publishesResults: flag,
      })
      .catchall(fact),
    // RFC 9116 recommends an expiry date within a year.
    securityContact: z
      .object({
        contact: z
          .string(CONTACT)
          .regex(/^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/, CONTACT),
        expires: z.iso.date({ error: 'must be a date such as 2027-06-30', abort: true }).refine(
          (day) => {
            const daysLeft = (Date.parse(day) - now.getTime()) / DAY_MS
            return daysLeft > -1 && daysLeft < DAYS_AHEAD
          },
          { error: ({ input }) => `is ${input}; choose a date from today to a year from now` },
        ),
      })
      .optional(),
    PRODUCT_NAME: z.string().trim().min(1, 'is blank'),
    pages: z.record(
      z.string(),
      z.object({ title: lengthBetween(5, 60), description: lengthBetween(50, 160) }),
    ),
  })

/** Every fault in the owner's facts, one line each. */
export function ownerFaults(owner: OwnerFacts, now = new Date()): string[] {
  const issues = ownerFacts(now).safeParse(owner).error?.issues ?? []
  return issues.map(({ path, message }) => {
    const file = path[0] === 'pages' ? 'src/copy/pages.ts' : FACTS_FILE
    return `${path.join('.')} in ${file} ${message}.`
  })
}
