import {
  type Configuration,
  ConfigurationError,
  readConfiguration,
} from '../build/configuration.ts'
import { done, type Finding, open, wrong } from './finding.ts'

const NAMES = ['SITE_URL', 'WAITLIST_FORM_URL', 'BOOKING_URL'] as const
const MEANINGS = {
  SITE_URL: 'address of the site',
  WAITLIST_FORM_URL: 'address of the waitlist form',
  BOOKING_URL: 'address of the scheduling page',
} as const

/** Names that belong to nobody, or to this machine alone (RFC 2606, RFC 6761). */
const NOBODYS = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\./

export type Environment = Record<string, string | undefined>

function findingOf(name: (typeof NAMES)[number], value: string): Finding {
  const { hostname } = new URL(value)
  if (!NOBODYS.test(hostname)) return done(`The ${MEANINGS[name]} is ${value}.`)
  return open(
    `${name} is still an example or on this machine: ${value}.`,
    `Put the real ${MEANINGS[name]} into .env.`,
  )
}

/** The settings, and what the site would be built with where they are whole. */
export function checkSettings(environment: Environment): {
  findings: Finding[]
  configuration?: Configuration
} {
  const unset = NAMES.filter((name) => !environment[name]?.trim())
  if (unset.length > 0) {
    const findings = unset.map((name) =>
      open(
        `${name} is not set: the ${MEANINGS[name]}.`,
        'Copy .env.example to .env and fill it in.',
      ),
    )
    return { findings }
  }
  try {
    const configuration = readConfiguration(environment)
    const findings = NAMES.map((name) => findingOf(name, environment[name]?.trim() ?? ''))
    if (configuration.form.kind === 'link') {
      findings.push(open('The form can only be linked to, not shown.', configuration.form.advice))
    }
    return { findings, configuration }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return { findings: [wrong(error.message)] }
  }
}
