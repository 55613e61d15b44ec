import {
  type Configuration,
  ConfigurationError,
  readConfiguration,
} from '../build/configuration.ts'
import { done, type Finding, open, wrong } from './report.ts'

const SETTINGS = {
  SITE_URL: 'address of the site',
  WAITLIST_FORM_URL: 'address of the waitlist form',
  BOOKING_URL: 'address of the scheduling page',
}

/** RFC 2606 and RFC 6761: hosts that belong to nobody, or to this machine. */
const RESERVED_HOSTS =
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\./

/** The settings, and what the site would be built with if they are all valid. */
export function checkSettings(environment: Record<string, string | undefined>): {
  findings: Finding[]
  configuration?: Configuration
} {
  const settings = Object.entries(SETTINGS).map(([name, meaning]) => {
    return { name, meaning, value: environment[name]?.trim() ?? '' }
  })
  const unset = settings.filter(({ value }) => value === '')
  if (unset.length > 0) {
    const advice = 'Copy .env.example to .env and fill it in.'
    return {
      findings: unset.map(({ name, meaning }) =>
        open(`${name} is not set: the ${meaning}.`, advice),
      ),
    }
  }
  try {
    const configuration = readConfiguration(environment)
    const findings = settings.map(({ name, meaning, value }) =>
      RESERVED_HOSTS.test(new URL(value).hostname)
        ? open(
            `${name} is still an example or on this machine: ${value}.`,
            `Put the real ${meaning} into .env.`,
          )
        : done(`The ${meaning} is ${value}.`),
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
