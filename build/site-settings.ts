import process from 'node:process'
import type { AstroIntegration } from 'astro'
import { type Settings, SettingsError, settings } from '../settings/settings.ts'
import { IDENTITY_FACTS, siteFacts, unsetFacts } from '../src/copy/site-facts.ts'
import { policyDirectives } from './security-policy.ts'

/**
 * Reads the settings before the build and gives Astro the ones it needs. Faults end the process
 * with one report, before anything is written.
 */
export function siteSettings(): AstroIntegration {
  return {
    name: 'site-settings',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        if (command !== 'build' && command !== 'dev') return
        const read = settingsOrExit()
        const { siteUrl, form, warnings } = read
        const directives = [...policyDirectives(form.kind === 'link' ? [] : form.frameOrigins)]
        updateConfig({
          site: siteUrl,
          security: { csp: { algorithm: 'SHA-256', directives } },
        })
        for (const line of describeSettings(read)) logger.info(line)
        for (const line of warnings) logger.warn(line)
      },
      'astro:build:done': ({ logger }) => {
        const unset = unsetFacts(siteFacts)
        if (unset.length === 0) return
        const missing = IDENTITY_FACTS.filter((name) => unset.includes(name))
        if (missing.length > 0) {
          logger.warn(
            `MUST before launch: ${missing.join(', ')}. ` +
              'The law of most of your visitors’ countries asks who runs a site.',
          )
        }
        logger.info(`Facts not set yet in src/copy/site-facts.ts: ${unset.join(', ')}.`)
        logger.info('The pages read whole without them; only the owner can give them.')
      },
    },
  }
}

function settingsOrExit(): Settings {
  try {
    return settings()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const NO_TAGS = 'none, unless WAITLIST_FORM_TAG_NAMES names fields for them'

/** What the build prints about the form, its campaign tags and the booking page. */
function describeSettings({ form, booking }: Settings): string[] {
  const { names } = form.tagRoute
  const shown = form.kind === 'link' ? 'as a link in a new tab' : `in a frame from ${form.embedUrl}`
  return [
    `Waitlist form: ${nameOf(form.provider)}, shown ${shown}; in a tab, ${form.href}`,
    `Campaign tags for the form: ${names.replaceAll('&', ', ') || NO_TAGS}`,
    `Booking page: ${nameOf(booking.provider)}, in a tab, ${booking.href}`,
  ]
}

const nameOf = (provider: string) => (provider === 'unknown' ? 'a host not in the table' : provider)
