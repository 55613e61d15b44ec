import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { systemChromium } from './tests/support/chromium.ts'
import { FULL_SITE, sitesUnderTest } from './tests/support/sites.ts'

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests often wait, so three keep two cores busy.
  workers: 3,
  // Busy machines are several times slower than idle ones.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: FULL_SITE,
    // By default, headless Chromium rounds letter widths to whole pixels, unlike visitors' browsers.
    launchOptions: { executablePath: systemChromium(), args: ['--font-render-hinting=none'] },
    // Fail an action before the test's timeout.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
  webServer: sitesUnderTest,
})
