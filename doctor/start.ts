import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { SettingsError } from '../settings/environment.ts'
import { type Settings, settings } from '../settings/settings.ts'
import { siteFacts } from '../src/content/site-facts.ts'
import { checkFacts } from './facts.ts'
import { httpGet } from './http.ts'
import { checkLiveSite, readHeaders } from './live-site.ts'
import { type Finding, finding, section, verdict } from './report.ts'
import { checkServices } from './services.ts'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')

const all: Finding[] = []
function report(title: string, findings: readonly Finding[]) {
  all.push(...findings)
  console.log(section(title, findings))
}

let parsed: Settings | undefined
let onSettings: Finding[]
try {
  parsed = settings()
  onSettings = parsed.warnings.map((warning) => finding('to do', warning))
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  const advice = 'Then run the doctor again to check the form and the live site.'
  onSettings = [finding('WRONG', error.message, advice)]
}

report('The facts about you', checkFacts(siteFacts, parsed?.form, parsed?.booking))
if (parsed) {
  const files = globSync('*.html', { cwd: DIST })
  const build = new Map(files.map((file) => [file, readFileSync(join(DIST, file), 'utf8')]))
  const headers = readHeaders(readFileSync(join(ROOT, 'public/_headers'), 'utf8'))
  const [services, live] = await Promise.all([
    checkServices(parsed, build, httpGet),
    checkLiveSite(parsed.siteUrl, build, headers, httpGet),
  ])
  report('The form, the scheduling page and the links', services)
  report(`The live site, ${parsed.siteUrl}`, live)
}
if (onSettings.length > 0) report('The settings', onSettings)

const { exitCode, summary } = verdict(all)
console.log(`${summary} docs/going-live.md explains each step.`)
process.exitCode = exitCode
