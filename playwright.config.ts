import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/support/find-browser.ts'
import { CHROMIUM_SWITCHES, SITE_ADDRESS, siteUnderTest } from './e2e/support/site-under-test.ts'

// Found once: the workers read this file again and take what the first reading found.
process.env.CHROMIUM_PATH = findChromium()

/** These build sites with settings of their own. Astro's builds share files, so one at a time. */
const OWN_BUILDS = ['form-settings.spec.ts', 'form-states.spec.ts', 'hear-switch.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    baseURL: SITE_ADDRESS,
    viewport: { width: 1280, height: 720 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_SWITCHES },
  },
  projects: [
    { name: 'Own builds', testMatch: OWN_BUILDS, workers: 1 },
    { name: 'The site', testMatch: '*.spec.ts', testIgnore: OWN_BUILDS },
  ],
  webServer: siteUnderTest,
})
