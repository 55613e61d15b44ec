import { IDENTITY_FACTS, unsetFacts } from '../settings/owner-facts.ts'
import type { SiteFacts } from '../src/facts/fact-schema.ts'
import { type Booking, type Form, findCompany } from '../src/services/providers.ts'
import { type Finding, finding } from './report.ts'

const FILE = 'src/content/site-facts.ts'
const ADVICE = {
  MISSING: `The law in most of your visitors’ countries requires these. Set them in ${FILE}.`,
  'to do': `Optional, the most important for visitors’ trust first. Set the ones that apply in ${FILE}.`,
}
const CONSENT_ADVICE =
  'Joining can reveal a health condition, and the GDPR then asks for explicit consent (Article 9). ' +
  `Add a box that starts empty to the form, then set formAsksConsent in ${FILE}.`
const LOADS_UNASKED = finding(
  'to do',
  'The form loads without asking visitors first (WAITLIST_FORM_LOADING is near).',
  'Ask your lawyer whether it may: docs/going-live.md names the laws. With click, the provider gets ' +
    'nothing until a button press.',
)
const IS_UNNAMED = finding(
  'to do',
  'The form’s provider is unknown, so the pages cannot name it.',
  'Set WAITLIST_FORM_PROVIDER in .env to its name, or to “our own server” if you run the form.',
)
/** A fact that is only such a word; a sentence may contain it. */
const PLACEHOLDER = /^(?:example(?: \S+)?|todo|tbd|placeholder)\.?$|@example\.|\[.*\]/i

/**
 * Reports facts that are unset or placeholders: those required by law, then open questions about
 * the form, then the rest. If the settings are invalid, there is neither form nor booking page.
 */
export function checkFacts(
  facts: SiteFacts,
  form?: Pick<Form, 'provider' | 'loading'>,
  booking?: Pick<Booking, 'provider'>,
): Finding[] {
  const given = Object.entries(facts).filter(
    ([, fact]) => typeof fact !== 'string' || !PLACEHOLDER.test(fact.trim()),
  )
  const requiredNames: string[] = [...IDENTITY_FACTS, 'formAsksConsent']
  // GDPR, chapter V: data may leave Europe only under a safeguard.
  if ([form, booking].some((service) => findCompany(service?.provider)?.isOutsideEurope)) {
    requiredNames.push('transferSafeguard')
  }
  const findings = unsetFacts(Object.fromEntries(given)).map((name) => {
    const state = requiredNames.includes(name) ? 'MISSING' : 'to do'
    const value = typeof facts[name] === 'string' && facts[name].trim()
    const advice = name === 'formAsksConsent' ? CONSENT_ADVICE : ADVICE[state]
    return finding(state, `${name} is ${value ? `still “${value}”` : 'not set'}.`, advice)
  })
  const required = findings.filter(({ state }) => state === 'MISSING')
  const optional = findings.filter(({ state }) => state !== 'MISSING')
  const questions = [
    ...(form?.loading === 'near' ? [LOADS_UNASKED] : []),
    ...(form && !form.provider ? [IS_UNNAMED] : []),
  ]
  const all = [...required, ...questions, ...optional]
  return all.length > 0 ? all : [finding('ok', 'Every fact is set.')]
}
