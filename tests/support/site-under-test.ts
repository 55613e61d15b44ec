import process from 'node:process'
import { SETTING_NAMES } from '../../settings/settings.ts'

/** Set TEST_PORT to test two checkouts at once. */
const SITE_PORT = Number(process.env.TEST_PORT ?? 4331)
const STAND_IN_PORT = SITE_PORT + 1
export const FACTLESS_PORT = String(SITE_PORT + 2)
const BUILD_AND_START_MS = 120_000

/** Address of the site that the browser tests visit, with every fact of the owner's. */
export const SITE_ADDRESS = `http://localhost:${SITE_PORT}`

/** Address of the same site without facts and sound, and with a form that loads on a click. */
export const FACTLESS_ADDRESS = `http://localhost:${FACTLESS_PORT}`

/** Address of the stand-ins for the outside services. */
export const STAND_IN_ADDRESS = `http://localhost:${STAND_IN_PORT}`

/** The owner's settings are blank, so the machine's environment never leaks into tests. */
export const siteSettings = {
  ...Object.fromEntries(SETTING_NAMES.map((name) => [name, ''])),
  SITE_PORT: String(SITE_PORT),
  STAND_IN_PORT: String(STAND_IN_PORT),
}

/** Builds both sites and serves them with the stand-in form and booking page. */
export const sitesUnderTest = {
  command: 'node tests/tools/serve-sites.ts',
  wait: { stdout: /Both sites are served/ },
  timeout: BUILD_AND_START_MS,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
} as const
