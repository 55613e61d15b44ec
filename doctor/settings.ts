import { parseSettings, SETTINGS, type Settings, SettingsError } from '../settings/settings.ts'
import { done, type Finding, open, wrong } from './report.ts'

/** RFC 2606 and RFC 6761: hosts that belong to nobody. */
const RESERVED_HOSTS = /(^|\.)(example|test|invalid)$|(^|\.)example\.(com|net|org)$/

/** The settings, and what the site would be built with if they are all valid. */
export function checkSettings(environment: Record<string, string | undefined>): {
  findings: Finding[]
  configuration?: Settings
} {
  const settings = (['SITE_URL', 'WAITLIST_FORM_URL', 'BOOKING_URL'] as const).map((name) => {
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
    const configuration = parseSettings(environment)
    const addresses = {
      SITE_URL: configuration.siteUrl,
      WAITLIST_FORM_URL: configuration.form.href,
      BOOKING_URL: configuration.booking.href,
    }
    const findings = settings.map(({ name, meaning }) =>
      RESERVED_HOSTS.test(new URL(addresses[name]).hostname)
        ? open(`${name} is still an example: ${addresses[name]}.`, `Put ${meaning} into .env.`)
        : done(`${name}, ${meaning}, is ${addresses[name]}.`),
    )
    if (configuration.form.kind === 'link') {
      findings.push(open('The form can only be linked to, not shown.', configuration.form.advice))
    }
    return { findings, configuration }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return { findings: [wrong(error.message)] }
  }
}
