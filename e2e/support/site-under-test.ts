const SITE_PORT = 4331
const STAND_IN_PORT = 4332
const BUILD_AND_START_MS = 120_000

/** Where the site is that the browser tests visit. */
export const SITE_ADDRESS = `http://localhost:${SITE_PORT}`

/** The owner's settings, all unset: a test's site is built with what the test says, and no more. */
export const NO_SETTINGS = {
  SITE_URL: '',
  WAITLIST_FORM_URL: '',
  WAITLIST_FORM_PROVIDER: '',
  WAITLIST_FORM_LOADING: '',
  WAITLIST_FORM_TAG_NAMES: '',
  BOOKING_URL: '',
} as const

/** Builds the site and serves it with the stand-ins, whatever the machine has set. */
export const siteUnderTest = {
  command: 'node demo/start.ts --folder .site-under-test',
  url: SITE_ADDRESS,
  timeout: BUILD_AND_START_MS,
  env: {
    SITE_PORT: String(SITE_PORT),
    STAND_IN_PORT: String(STAND_IN_PORT),
    ...NO_SETTINGS,
  },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
} as const

/** The switches keep Debian's Chromium from asking for hosts that no test needs. */
export const CHROMIUM_SWITCHES = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
