import { z } from 'astro/zod'
import type { SecurityContact, SiteFacts } from '../src/copy/site-facts.ts'

const FACTS_FILE = 'src/copy/site-facts.ts'
const DAYS_AHEAD = 366
const DAY_MS = 86_400_000

/** What the owner writes into the files of facts and titles. */
export interface OwnerFacts {
  siteFacts: SiteFacts
  securityContact: SecurityContact | undefined
  PRODUCT_NAME: string
  pages: Record<string, { title: string; description: string }>
}

const fact = z.string('must be text between quotation marks').trim().optional()
const promise = z.boolean('must be true or false, without quotation marks').optional()
const length = fact.refine(
  (text) => !/^(?:until|none|no|not)\b/i.test(text ?? ''),
  'must be a length of time, such as 30 days: it follows ‘for’',
)
const CONTACT = 'must begin with mailto: or https://, as mailto:me@example.com does'

/** What search results and tabs show in full. */
const sized = (least: number, most: number) =>
  z.string().refine(({ length }) => length >= least && length <= most, {
    error: ({ input }) =>
      `has ${String(input).length} characters; ${least} to ${most} fit, with PRODUCT_NAME`,
  })

const ownerFacts = (now: Date) =>
  z.object({
    siteFacts: z
      .object({
        contactEmail: fact.refine(
          (text) => !text || z.email().safeParse(text).success,
          'must be one email address alone, such as hello@example.com',
        ),
        governingLaw: fact.refine(
          (text) => !/\blaws?\.?$/i.test(text ?? ''),
          'must name a place, such as Ireland: it follows ‘the laws of’',
        ),
        serverLogRetention: length,
        waitlistRetention: length,
        formAsksConsent: promise,
        sellsNothingOnCalls: promise,
        publishesResults: promise,
      })
      .catchall(fact),
    // RFC 9116, which asks for a day within a year.
    securityContact: z
      .object({
        contact: z
          .string(CONTACT)
          .regex(/^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/, CONTACT),
        expires: z.iso.date({ error: 'must be written as in 2027-06-30', abort: true }).refine(
          (day) => {
            const daysLeft = (Date.parse(day) - now.getTime()) / DAY_MS
            return daysLeft > -1 && daysLeft < DAYS_AHEAD
          },
          { error: ({ input }) => `is ${input}; give a day from today on, at most a year ahead` },
        ),
      })
      .optional(),
    PRODUCT_NAME: z.string().trim().min(1, 'is blank'),
    pages: z.record(z.string(), z.object({ title: sized(5, 60), description: sized(50, 160) })),
  })

/** All that is wrong with the owner's facts, a line each. */
export function ownerFaults(owner: OwnerFacts, now = new Date()): string[] {
  const issues = ownerFacts(now).safeParse(owner).error?.issues ?? []
  return issues.map(({ path, message }) => {
    const file = path[0] === 'pages' ? 'src/copy/pages.ts' : FACTS_FILE
    return `${path.join('.')} in ${file} ${message}.`
  })
}
