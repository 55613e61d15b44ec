import { z } from 'astro/zod'
import type { SecurityContact } from '../src/copy/site-facts.ts'

const MAX_DAYS_AHEAD = 366
const DAY_MS = 86_400_000

const schema = z.object({
  contact: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/, 'must be mailto: or https://'),
  expires: z.iso.date('must be a day, as in 2027-06-30'),
})

/**
 * `security.txt` (RFC 9116).
 * @throws if the contact is no address, or its day is past or over a year ahead
 */
export function securityText(given: SecurityContact, site: URL | undefined, now: Date): string {
  const { contact, expires } = schema.parse(given)
  const end = new Date(`${expires}T23:59:59Z`)
  const daysLeft = (end.getTime() - now.getTime()) / DAY_MS
  if (daysLeft < 0) {
    throw new Error(
      `securityContact in src/copy/site-facts.ts expired on ${expires}: ` +
        'check that it still reaches you and give it a new day.',
    )
  }
  if (daysLeft > MAX_DAYS_AHEAD) {
    throw new Error(`securityContact in src/copy/site-facts.ts: ${expires} is over a year ahead.`)
  }
  return [
    `Contact: ${contact}`,
    `Expires: ${end.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site)}`,
    '',
  ].join('\n')
}
