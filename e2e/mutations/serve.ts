import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import process from 'node:process'
import { startAstro } from '../../demo/astro.ts'
import { standInEnvironment } from '../../demo/environment.ts'
import { listen } from '../../demo/listen.ts'
import { siteListener } from '../../demo/site-server.ts'
import { createStandInService } from '../../demo/stand-in-service.ts'
import { siteUnderTest } from '../support/site-under-test.ts'
import { CHOSEN, DEFECT_HEADER } from './defects.ts'
import { plantIn } from './plant.ts'

// Builds the site once and serves it, with a defect to requests that name one in a header.

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.mutations')
const { env } = siteUnderTest
const ports = { site: Number(env.SITE_PORT), standIn: Number(env.STAND_IN_PORT) }

await rm(FOLDER, { recursive: true, force: true })
const whole = join(FOLDER, 'whole')
const settings = { ...env, ...standInEnvironment({}, ports) }
const build = startAstro(ROOT, ['build', '--outDir', whole, '--silent'], settings)
if ((await once(build, 'exit'))[0] !== 0) throw new Error('The site was not built.')

const withDefects = new Map<string | string[] | undefined, RequestListener>()
for (const { defect, plant } of CHOSEN) {
  const folder = join(FOLDER, defect)
  await cp(whole, folder, { recursive: true })
  await plantIn(folder, plant).catch((error) => {
    throw new Error(`"${defect}" cannot be planted.`, { cause: error })
  })
  withDefects.set(defect, siteListener(folder))
}
await listen(createStandInService(), ports.standIn)
const site = createServer((request, response) => {
  const listener = withDefects.get(request.headers[DEFECT_HEADER]) ?? siteListener(whole)
  listener(request, response)
})
await listen(site, ports.site)
process.on('SIGTERM', () => process.exit())
