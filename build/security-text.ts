import { z } from 'astro/zod'
import type { SecurityContact } from '../src/copy/site-facts.ts'

const MAX_DAYS_AHEAD = 366
const DAY_MS = 86_400_000
const NO_CONTACT = 'its contact must begin with mailto: or https://, as mailto:me@example.com does'
const NO_DAY = 'its last day must be written as in 2027-06-30'

const schema = z.object({
  contact: z
    .string(NO_CONTACT)
    .regex(/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/, NO_CONTACT),
  expires: z.iso.date(NO_DAY),
})

const endOf = (day: string) => new Date(`${day}T23:59:59Z`)

/** What is wrong with the contact, worded to follow its name; undefined if nothing is. */
export function securityContactFault(given: SecurityContact, now: Date): string | undefined {
  const { error, data } = schema.safeParse(given)
  if (error) return error.issues.map(({ message }) => message).join('; ')
  const daysLeft = (endOf(data.expires).getTime() - now.getTime()) / DAY_MS
  if (daysLeft < 0) {
    return `expired on ${data.expires}: check that it still reaches you and give it a new day`
  }
  return daysLeft > MAX_DAYS_AHEAD ? `lasts until ${data.expires}, over a year ahead` : undefined
}

/**
 * `security.txt` (RFC 9116).
 * @throws if the contact is no address, or its day is past or over a year ahead
 */
export function securityText(given: SecurityContact, site: URL | undefined, now: Date): string {
  const fault = securityContactFault(given, now)
  if (fault) throw new Error(`securityContact in src/copy/site-facts.ts: ${fault}.`)
  return [
    `Contact: ${given.contact}`,
    `Expires: ${endOf(given.expires).toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site)}`,
    '',
  ].join('\n')
}
