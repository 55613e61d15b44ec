import { securityText } from '../build/security-text.ts'
import { type SecurityContact, type SiteFacts, unsetFacts } from '../src/copy/site-facts.ts'
import { done, type Finding, note, open, wrong } from './finding.ts'

const FILE = 'src/copy/site-facts.ts'
const SOON_DAYS = 30
const DAY_MS = 86_400_000

const MEANINGS: Record<string, string> = {
  companyName: 'the registered name of the company or person behind the site',
  companyAddress: 'its postal address',
  contactEmail: 'an email address for questions and privacy requests',
  governingLaw: 'the country whose law governs the terms',
  privacyRepresentative: 'your representative or data protection officer in the EU or UK',
  hostingProvider: 'the company that serves the pages',
  serverLogRetention: 'how long that company keeps its logs',
}

const LOOKS_MADE_UP = /\b(example|todo|tbd|xxx|lorem|placeholder|acme)\b|\[.*\]|<.*>/i

/** What only the owner can give, and whether it is there. */
export function checkOwnerFacts(
  facts: SiteFacts,
  productName: string,
  contact: SecurityContact | undefined,
  now: Date,
): Finding[] {
  const unset = unsetFacts(facts)
  const madeUp = Object.entries(facts).filter(([, fact]) => fact && LOOKS_MADE_UP.test(fact))
  return [
    note(
      `The site calls the app "${productName}".`,
      `If that is not its name, change it in ${FILE}.`,
    ),
    ...unset.map((name) =>
      name === 'privacyRepresentative'
        ? note(`${name} is not set: ${MEANINGS[name]}.`, 'Ask your lawyer whether you need one.')
        : open(`${name} is not set: ${MEANINGS[name] ?? name}.`, `Write it into ${FILE}.`),
    ),
    ...madeUp.map(([name, fact]) =>
      wrong(`${name} looks like an example: "${fact}".`, `Write the real one into ${FILE}.`),
    ),
    ...(unset.every((name) => name === 'privacyRepresentative') && madeUp.length === 0
      ? [done('Every fact about you is set.')]
      : []),
    securityFinding(contact, now),
  ]
}

function securityFinding(contact: SecurityContact | undefined, now: Date): Finding {
  if (!contact) {
    return note(
      'No address for reports of security problems is set.',
      `It is optional: securityContact in ${FILE}.`,
    )
  }
  try {
    securityText(contact, new URL('https://localhost'), now)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return wrong(`securityContact is not right: ${reason}`, `Mend it in ${FILE}.`)
  }
  const days = Math.floor((Date.parse(contact.expires) - now.getTime()) / DAY_MS)
  if (days > SOON_DAYS) return done(`Security reports reach you, until ${contact.expires}.`)
  return open(
    `securityContact ends on ${contact.expires}; after that the site cannot be built.`,
    `Give it a later day in ${FILE}.`,
  )
}
