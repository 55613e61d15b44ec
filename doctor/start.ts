import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { loadEnvFile } from '../build/configuration.ts'
import { settingsIn } from '../build/settings-report.ts'
import { PRODUCT_NAME, securityContact, siteFacts } from '../src/copy/site-facts.ts'
import { askNetwork } from './ask.ts'
import { checkBuild } from './build.ts'
import { checkLiveSite } from './live-site.ts'
import { checkOwnerFacts } from './owner-facts.ts'
import { isHealthy, reportOf, type Steps, unknown } from './report.ts'
import { checkServices } from './services.ts'
import { checkSettings } from './settings.ts'

const ROOT = join(import.meta.dirname, '..')
/** As it goes live. */
const LANDING_PAGE = join(ROOT, 'dist-hosting/server/site/index.html')

loadEnvFile()
const { findings, configuration } = checkSettings(process.env)
const asked = process.argv.includes('--offline') ? undefined : configuration
const builtPage = existsSync(LANDING_PAGE) ? readFileSync(LANDING_PAGE, 'utf8') : undefined

const steps: Steps = {
  'The facts that only you know': checkOwnerFacts(
    siteFacts,
    PRODUCT_NAME,
    securityContact,
    new Date(),
  ),
  'The addresses of the site, the form and the calls': findings,
  'The form and the scheduling page': asked
    ? await checkServices(asked, askNetwork)
    : [unknown('They were not asked.')],
  'The build': checkBuild(ROOT, configuration && settingsIn(process.env)),
  'The site where it lives': asked
    ? await checkLiveSite(asked, builtPage, askNetwork)
    : [unknown('It was not asked.')],
}
console.log(reportOf(steps))
process.exitCode = isHealthy(steps) ? 0 : 1
