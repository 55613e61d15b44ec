import { type Form, findCompany } from '../settings/providers.ts'
import { IDENTITY_FACTS, type SiteFacts, unsetFacts } from '../src/copy/site-facts.ts'
import { type Finding, finding } from './report.ts'

const FILE = 'src/copy/site-facts.ts'
const ADVICE = {
  MISSING: `The law in most of your visitors’ countries requires these. Set them in ${FILE}.`,
  'to do': `The pages read whole without these, the most needed first. Set what applies in ${FILE}.`,
}
const PLACEHOLDER = /\b(example|todo|tbd|lorem|placeholder)\b|\[.*\]|<.*>/i

/**
 * The facts that are unset or still placeholders, those required by law first, then what the form
 * asks of the owner.
 * @param form undefined while the settings are faulty
 */
export function checkFacts(
  facts: SiteFacts,
  form: Pick<Form, 'provider' | 'kind'> | undefined,
): Finding[] {
  const given = Object.entries(facts).filter(([, fact]) => !PLACEHOLDER.test(String(fact)))
  // GDPR, chapter V: data may leave Europe only under a safeguard.
  const needsSafeguard = form && findCompany(form.provider)?.isOutsideEurope
  const required: string[] = [...IDENTITY_FACTS, ...(needsSafeguard ? ['transferSafeguard'] : [])]
  const findings = unsetFacts(Object.fromEntries(given)).map((name) => {
    const state = required.includes(name) ? 'MISSING' : 'to do'
    const value = typeof facts[name] === 'string' && facts[name].trim()
    return finding(state, `${name} is ${value ? `still “${value}”` : 'not set'}.`, ADVICE[state])
  })
  const inOrder = (state: Finding['state']) => findings.filter((one) => one.state === state)
  const all = [...inOrder('MISSING'), ...checkForm(form), ...inOrder('to do')]
  return all.length > 0 ? all : [finding('ok', 'Every fact is set.')]
}

function checkForm(form?: Pick<Form, 'provider' | 'kind'>): Finding[] {
  const findings: Finding[] = []
  if (form?.kind === 'near') {
    findings.push(
      finding(
        'to do',
        'The form loads before visitors are asked (WAITLIST_FORM_LOADING is near).',
        'Ask your lawyer: Washington’s My Health My Data Act wants consent before health data is ' +
          'shared (RCW 19.373.030). With click, nothing reaches the form before a press.',
      ),
    )
  }
  if (form?.provider === 'unknown') {
    findings.push(
      finding(
        'to do',
        'Who runs the form is not known, so the pages cannot name it.',
        'Set WAITLIST_FORM_PROVIDER in .env, to “our own server” if you run the form yourself.',
      ),
    )
  }
  return findings
}
