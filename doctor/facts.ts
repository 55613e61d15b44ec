import { IDENTITY_FACTS, type SiteFacts, unsetFacts } from '../src/copy/site-facts.ts'
import { type Finding, finding } from './report.ts'

const ADVICE = {
  MISSING:
    'The law in most of your visitors’ countries requires these. Set them in src/copy/site-facts.ts.',
  'to do':
    'The pages say that these are not decided yet. Set what applies in src/copy/site-facts.ts.',
}
const PLACEHOLDER = /\b(example|todo|tbd|lorem|placeholder)\b|\[.*\]|<.*>/i

/** The facts that are unset or still placeholders, those required by law first. */
export function checkFacts(facts: SiteFacts): Finding[] {
  const given = Object.entries(facts).filter(([, fact]) => !PLACEHOLDER.test(fact))
  const findings = unsetFacts(Object.fromEntries(given)).map((name) => {
    const state = IDENTITY_FACTS.some((required) => required === name) ? 'MISSING' : 'to do'
    const value = facts[name as keyof SiteFacts]?.trim()
    return finding(state, `${name} is ${value ? `still “${value}”` : 'not set'}.`, ADVICE[state])
  })
  return findings.length > 0 ? findings : [finding('ok', 'Every fact is set.')]
}
