import { type OwnerFacts, ownerFaults } from '../settings/owner-facts.ts'
import { legalCopy } from '../src/copy/legal.ts'
import { IDENTITY_FACTS, type SecurityContact, unsetFacts } from '../src/copy/site-facts.ts'
import { done, type Finding, must, note, open, wrong } from './report.ts'

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
  waitlistRetention: 'how long you keep waitlist details',
  transferSafeguard: 'what protects data that goes abroad, as your lawyer names it',
}

const OPTIONAL = 'privacyRepresentative'
const PLACEHOLDER = /\b(example|todo|tbd|xxx|lorem|placeholder|acme)\b|\[.*\]|<.*>/i

/** The facts that only the owner knows. */
export function checkOwnerFacts(owner: OwnerFacts, now: Date): Finding[] {
  const { siteFacts: facts, PRODUCT_NAME, securityContact } = owner
  const unset = unsetFacts(facts)
  const missing = IDENTITY_FACTS.filter((name) => unset.includes(name))
  const findings = [
    ...missing.map((name) =>
      must(
        `before launch: ${name} is not set, ${MEANINGS[name]}.`,
        `The law of most of your visitors’ countries asks for it. Write it into ${FILE}.`,
      ),
    ),
    note(`The site calls the app "${PRODUCT_NAME}".`, `If that is wrong, change it in ${FILE}.`),
    note(
      `The legal pages say "${legalCopy.lastUpdated}".`,
      'Have your lawyer confirm or change it, in src/copy/legal.ts alone.',
    ),
  ]
  for (const name of unset.filter((one) => !missing.some((identity) => identity === one))) {
    const says = `${name} is not set: ${MEANINGS[name] ?? name}.`
    if (name === OPTIONAL) findings.push(note(says, 'Ask your lawyer whether you need one.'))
    else findings.push(open(says, `Write it into ${FILE}.`))
  }
  for (const [name, fact] of Object.entries(facts)) {
    if (!fact || !PLACEHOLDER.test(fact)) continue
    findings.push(wrong(`${name} looks like an example: "${fact}".`, `Correct it in ${FILE}.`))
  }
  const faults = ownerFaults(owner, now)
  findings.push(...faults.map((fault) => wrong(fault)))
  const isComplete = findings.every(({ state }) => state === 'note')
  if (isComplete) findings.push(done('Every fact about you is set.'))
  if (faults.some((fault) => fault.startsWith('securityContact'))) return findings
  return [...findings, ...checkSecurityContact(securityContact, now)]
}

function checkSecurityContact(contact: SecurityContact | undefined, now: Date): Finding[] {
  if (!contact) {
    const advice = `It is optional: securityContact in ${FILE}.`
    return [note('No address for reports of security problems is set.', advice)]
  }
  const days = Math.floor((Date.parse(contact.expires) - now.getTime()) / DAY_MS)
  if (days > SOON_DAYS) return [done(`Security reports reach you, until ${contact.expires}.`)]
  return [
    open(
      `securityContact expires on ${contact.expires}; after that the site cannot be built.`,
      `Give it a later day in ${FILE}.`,
    ),
  ]
}
