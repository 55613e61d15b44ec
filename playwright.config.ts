import process from 'node:process'
import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './e2e/engines/engine-test.ts'
import { findChromium } from './e2e/support/find-browser.ts'
import { CHROMIUM_SWITCHES, SITE_ADDRESS, siteUnderTest } from './e2e/support/site-under-test.ts'

// Found once: each worker reads this file again.
process.env.CHROMIUM_PATH = findChromium()

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser that dies is no fault of the page; what fails twice is.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // A busy machine takes several times as long as an idle one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    baseURL: SITE_ADDRESS,
    viewport: { width: 1280, height: 720 },
    // A trace takes a third of the time: `--trace on` for a test that fails.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_SWITCHES },
  },
  projects: [
    { name: 'The site', testMatch: '*.spec.ts' },
    { name: 'Journeys', testMatch: '*.journey.ts', use: { engineName: 'chromium' } },
  ],
  webServer: siteUnderTest,
})
