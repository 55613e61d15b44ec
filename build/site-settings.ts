import process from 'node:process'
import type { AstroIntegration } from 'astro'
import { siteFacts, unsetFacts } from '../src/copy/site-facts.ts'
import { whatWasUnderstood } from '../src/waitlist/what-was-understood.ts'
import { ConfigurationError, readConfiguration } from './configuration.ts'
import { loadEnvFile } from './env-file.ts'
import { policyDirectives } from './security-policy.ts'

/**
 * Reads the settings before anything is built, hands Astro those that it needs, and prints
 * which facts the owner has not given yet. Faulty settings end the process with their report
 * alone: a stack trace would hide it.
 */
export function siteSettings(): AstroIntegration {
  return {
    name: 'site-settings',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        if (command !== 'build' && command !== 'dev') return
        loadEnvFile()
        try {
          const { siteUrl, form, booking, waitlistForm } = readConfiguration(process.env)
          const frameOrigins = form.kind === 'frame' ? form.frameOrigins : []
          updateConfig({
            site: siteUrl,
            security: {
              csp: {
                algorithm: 'SHA-256',
                directives: [...policyDirectives(frameOrigins)],
              },
            },
          })
          const report = whatWasUnderstood(form, booking, waitlistForm.tagRoute)
          for (const line of report) logger.info(line)
          if (form.kind === 'link') logger.warn(form.advice)
        } catch (error) {
          if (!(error instanceof ConfigurationError)) throw error
          console.error(error.message)
          process.exit(1)
        }
      },
      'astro:build:done': ({ logger }) => {
        const unset = unsetFacts(siteFacts)
        if (unset.length === 0) return
        logger.info(`Facts not set yet in src/copy/site-facts.ts: ${unset.join(', ')}.`)
        logger.info('The pages read whole without them; only the owner can give them.')
      },
    },
  }
}
