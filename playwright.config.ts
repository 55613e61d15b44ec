import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/find-chromium.ts'

const SITE_PORT = 4331
const STAND_IN_PORT = 4332
const BUILD_AND_START_MS = 120_000

// Found once: the workers read this file again and take what the first reading found.
process.env.CHROMIUM_PATH = findChromium()

/** The switches keep Debian's Chromium from asking for hosts that no test needs. */
const QUIET_SWITCHES = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    viewport: { width: 1280, height: 720 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: process.getuid?.() === 0 ? [...QUIET_SWITCHES, '--no-sandbox'] : QUIET_SWITCHES,
    },
  },
  webServer: {
    command: 'node demo/start.ts --folder .site-under-test',
    url: `http://localhost:${SITE_PORT}`,
    timeout: BUILD_AND_START_MS,
    // The stand-ins answer in place of the services, whatever addresses the machine has set.
    env: {
      SITE_PORT: String(SITE_PORT),
      STAND_IN_PORT: String(STAND_IN_PORT),
      SITE_URL: '',
      WAITLIST_FORM_URL: '',
      BOOKING_URL: '',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
