import process from 'node:process'
import type { AstroIntegration } from 'astro'
import { SettingsError } from '../settings/environment.ts'
import { IDENTITY_FACTS, unsetFacts } from '../settings/owner-facts.ts'
import { type Settings, settings } from '../settings/settings.ts'
import { FORM_PROVIDERS, findProvider } from '../src/services/providers.ts'

/**
 * Beside Astro's own `script-src` and `style-src` hashes. Browsers ignore `frame-ancestors` in a
 * `<meta>`, so the host sends it as a header.
 */
const POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  // Trusted Types: prevents script injection through the DOM.
  "require-trusted-types-for 'script'",
] as const

/**
 * Parses the settings before the build and passes the relevant ones to Astro. If any are invalid,
 * reports all of them and exits before anything is written.
 */
export function siteSettings(): AstroIntegration {
  return {
    name: 'site-settings',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        if (command !== 'build' && command !== 'dev') return
        const parsed = settingsOrExit()
        const { siteUrl, form, warnings } = parsed
        const frameSources = form.loading === 'never' ? "'none'" : form.frameOrigins.join(' ')
        const directives = [...POLICY, `frame-src ${frameSources}` as const]
        updateConfig({ site: siteUrl, security: { csp: { algorithm: 'SHA-256', directives } } })
        for (const line of describeSettings(parsed)) logger.info(line)
        for (const line of warnings) logger.warn(line)
      },
      'astro:build:done': ({ logger }) => {
        const unset = unsetFacts(settings().facts)
        if (unset.length === 0) return
        const missing = IDENTITY_FACTS.filter((name) => unset.includes(name))
        if (missing.length > 0) {
          logger.warn(`Required before launch: ${missing.join(', ')}.`)
          logger.warn('By law in most of your visitors’ countries, a site must say who runs it.')
        }
        logger.info(`Facts not set yet in src/content/site-facts.ts: ${unset.join(', ')}.`)
        logger.info('The pages are complete without these, so set the ones that apply.')
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

const UNKNOWN = 'unknown provider'

/** What the build prints about the form, its campaign tags and the booking page. */
export function describeSettings({ form, booking }: Pick<Settings, 'form' | 'booking'>): string[] {
  const { parameters } = form.tagMapping
  const takesNames = findProvider(new URL(form.href), FORM_PROVIDERS)?.tags === 'named'
  const noTags = takesNames ? 'none, unless WAITLIST_FORM_TAG_NAMES lists fields for them' : 'none'
  const shown = form.loading === 'never' ? 'not framed' : `framed from ${form.embedUrl}`
  return [
    `Waitlist form: ${form.provider ?? UNKNOWN}, ${shown}; in a new tab: ${form.href}`,
    `Campaign tags for the form: ${parameters.replaceAll('&', ', ') || noTags}`,
    `Booking page: ${booking.provider ?? UNKNOWN}; in a new tab: ${booking.href}`,
  ]
}
