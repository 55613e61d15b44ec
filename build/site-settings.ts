import process from 'node:process'
import type { AstroIntegration } from 'astro'
import { pages } from '../src/copy/pages.ts'
import {
  IDENTITY_FACTS,
  PRODUCT_NAME,
  securityContact,
  siteFacts,
  unsetFacts,
} from '../src/copy/site-facts.ts'
import type { TagRoute } from '../src/waitlist/campaign-tags.ts'
import {
  type Configuration,
  ConfigurationError,
  loadEnvFile,
  readConfiguration,
} from './configuration.ts'
import { factReport } from './owner-facts.ts'
import { policyDirectives } from './security-policy.ts'

/**
 * Reads the settings before the build and hands Astro the ones it needs. Faulty settings and facts
 * end the process with one report, before anything is written.
 */
export function siteSettings(): AstroIntegration {
  return {
    name: 'site-settings',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        if (command !== 'build' && command !== 'dev') return
        loadEnvFile()
        const configuration = readAll(command === 'build' && !process.env.IS_DEMO)
        const { siteUrl, form, frame } = configuration
        const directives = [...policyDirectives(frame?.frameOrigins ?? [])]
        updateConfig({ site: siteUrl, security: { csp: { algorithm: 'SHA-256', directives } } })
        for (const line of describeSettings(configuration)) logger.info(line)
        if (form.kind === 'link') logger.warn(form.advice)
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

/** The settings; where these or the owner's facts are faulty, their report ends the process. */
function readAll(isForVisitors: boolean): Configuration {
  const owner = { siteFacts, securityContact, productName: PRODUCT_NAME, heads: pages }
  const faultyFacts = factReport(owner, new Date())
  try {
    const configuration = readConfiguration(process.env, isForVisitors)
    if (!faultyFacts) return configuration
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
  }
  if (faultyFacts) console.error(faultyFacts)
  process.exit(1)
}

const TAGS_GO: Record<TagRoute['how'], string> = {
  query: 'in its query',
  hash: 'in its hash',
  map: 'nowhere; WAITLIST_FORM_TAG_NAMES can name the fields that take them',
  none: 'nowhere; it takes none',
}

/** What the build prints of the form, its campaign tags and the booking page. */
export function describeSettings({ form, booking, waitlistForm }: Configuration): string[] {
  const { how, names } = waitlistForm.tagRoute
  const isFramed = form.kind === 'frame'
  const shown = isFramed ? `in a frame from ${form.embedUrl}` : 'as a link, which opens a tab'
  const named = isFramed && form.isOnOwnDomain ? ' on your own domain (WAITLIST_FORM_PROVIDER)' : ''
  return [
    `Waitlist form: ${nameOf(form.provider)}${named}, shown ${shown}; in a tab, ${form.openUrl}`,
    `Campaign tags for the form: ${names ? `as ${names.replaceAll('&', ', ')}` : TAGS_GO[how]}`,
    `Booking page: ${nameOf(booking.provider)}, in a tab, ${booking.openUrl}`,
  ]
}

const nameOf = (provider: string) => (provider === 'unknown' ? 'a host not in the table' : provider)
