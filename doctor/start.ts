import { join } from 'node:path'
import process from 'node:process'
import { readEnvironment } from '../settings/environment.ts'
import { SETTINGS } from '../settings/settings.ts'
import { pages } from '../src/copy/pages.ts'
import { PRODUCT_NAME, securityContact, siteFacts } from '../src/copy/site-facts.ts'
import { askNetwork } from './ask.ts'
import { checkBuild } from './build.ts'
import { checkLiveSite, readPages } from './live-site.ts'
import { checkOwnerFacts } from './owner-facts.ts'
import { isHealthy, reportOf, type Steps, unknown } from './report.ts'
import { checkServices } from './services.ts'
import { checkSettings } from './settings.ts'

const ROOT = join(import.meta.dirname, '..')
/** As it goes live. */
const BUILT_SITE = join(ROOT, 'dist-hosting/server/site')

const environment = readEnvironment()
const { findings, configuration } = checkSettings(environment)
const current = Object.keys(SETTINGS).map((name) => [name, environment[name]?.trim() ?? ''])
const asked = process.argv.includes('--offline') ? undefined : configuration
const owner = { siteFacts, securityContact, PRODUCT_NAME, pages }
const notAsked = unknown(
  configuration ? 'Not asked, because of --offline.' : 'Not asked: the addresses come first.',
)

const steps: Steps = {
  'The facts that only you know': checkOwnerFacts(owner, new Date()),
  'The addresses of the site, the form and the calls': findings,
  'The form and the scheduling page': asked ? await checkServices(asked, askNetwork) : [notAsked],
  'The build': checkBuild(ROOT, configuration && Object.fromEntries(current)),
  'The site where it lives': asked
    ? await checkLiveSite(asked, readPages(BUILT_SITE), askNetwork)
    : [notAsked],
}
console.log(reportOf(steps))
process.exitCode = isHealthy(steps) ? 0 : 1
