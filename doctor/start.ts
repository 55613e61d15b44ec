import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { loadEnvFile } from '../build/configuration.ts'
import { PRODUCT_NAME, securityContact, siteFacts } from '../src/copy/site-facts.ts'
import { askNetwork } from './ask.ts'
import { checkBuild } from './build.ts'
import { type Step, unknown } from './finding.ts'
import { checkLiveSite } from './live-site.ts'
import { checkOwnerFacts } from './owner-facts.ts'
import { isHealthy, reportOf } from './report.ts'
import { checkServices } from './services.ts'
import { checkSettings } from './settings.ts'

const ROOT = join(import.meta.dirname, '..')
const LANDING_PAGE = join(ROOT, 'dist/index.html')

const isOffline = process.argv.includes('--offline')
const notAsked = (words: string) => [unknown(words)]

loadEnvFile()
const { findings, configuration } = checkSettings(process.env)
const siteUrl = configuration?.siteUrl
const canAsk = configuration && !isOffline
const builtPage = existsSync(LANDING_PAGE) ? readFileSync(LANDING_PAGE, 'utf8') : undefined

const steps: Step[] = [
  {
    number: 1,
    title: 'The facts that only you know',
    findings: checkOwnerFacts(siteFacts, PRODUCT_NAME, securityContact, new Date()),
  },
  { number: 2, title: 'The addresses of the site, the form and the calls', findings },
  {
    number: 3,
    title: 'The form and the scheduling page',
    findings: canAsk
      ? await checkServices(configuration, askNetwork)
      : notAsked('They were not asked.'),
  },
  { number: 4, title: 'The build', findings: checkBuild(ROOT, siteUrl) },
  {
    number: 5,
    title: 'The site where it lives',
    findings: canAsk
      ? await checkLiveSite(configuration.siteUrl, builtPage, askNetwork)
      : notAsked('It was not asked.'),
  },
]
console.log(reportOf(steps))
process.exitCode = isHealthy(steps) ? 0 : 1
