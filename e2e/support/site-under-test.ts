import process from 'node:process'
import { SETTING_NAMES } from '../../settings/settings.ts'

/** Set TEST_PORT to test two checkouts at once. */
const SITE_PORT = Number(process.env.TEST_PORT ?? 4331)
const STAND_IN_PORT = SITE_PORT + 1
const BUILD_AND_START_MS = 120_000

/** Address of the site that the browser tests visit. */
export const SITE_ADDRESS = `http://localhost:${SITE_PORT}`

/** Address of the stand-ins for the outside services. */
export const STAND_IN_ADDRESS = `http://localhost:${STAND_IN_PORT}`

/** The owner's settings, blank, so the machine's environment never leaks into tests. */
const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))

/** Builds the site and serves it with the stand-in form and booking page. */
export const siteUnderTest = {
  command: 'node dev/start.ts --folder .site-under-test',
  url: SITE_ADDRESS,
  timeout: BUILD_AND_START_MS,
  env: {
    SITE_PORT: String(SITE_PORT),
    STAND_IN_PORT: String(STAND_IN_PORT),
    ...NO_SETTINGS,
  },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
} as const

/** Keep Debian's Chromium from requests that no test needs. */
export const CHROMIUM_SWITCHES = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // By default, headless Chromium rounds letter widths to whole pixels, unlike visitors' browsers.
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
