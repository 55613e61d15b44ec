import {
  type Configuration,
  ConfigurationError,
  readConfiguration,
} from '../build/configuration.ts'
import { ADDRESSES, SETTINGS } from '../build/settings-report.ts'
import { done, type Finding, open, wrong } from './report.ts'

/** RFC 2606 and RFC 6761: hosts that belong to nobody. */
const RESERVED_HOSTS = /(^|\.)(example|test|invalid)$|(^|\.)example\.(com|net|org)$/

/** The settings, and what the site would be built with if they are all valid. */
export function checkSettings(environment: Record<string, string | undefined>): {
  findings: Finding[]
  configuration?: Configuration
} {
  const settings = ADDRESSES.map((name) => {
    return { name, meaning: SETTINGS[name].meaning, value: environment[name]?.trim() ?? '' }
  })
  const unset = settings.filter(({ value }) => value === '')
  if (unset.length > 0) {
    const advice = 'Copy .env.example to .env and fill it in.'
    return {
      findings: unset.map(({ name, meaning }) => open(`${name} is not set: ${meaning}.`, advice)),
    }
  }
  try {
    const configuration = readConfiguration(environment, true)
    const findings = settings.map(({ name, meaning, value }) =>
      RESERVED_HOSTS.test(new URL(value).hostname)
        ? open(`${name} is still an example: ${value}.`, `Put ${meaning} into .env.`)
        : done(`${name}, ${meaning}, is ${value}.`),
    )
    if (configuration.form.kind === 'link') {
      findings.push(open('The form can only be linked to, not shown.', configuration.form.advice))
    }
    return { findings, configuration }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return { findings: [wrong(error.message)] }
  }
}
