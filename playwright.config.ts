import { existsSync } from 'node:fs'
import process from 'node:process'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { findChromium } from './e2e/support/find-chromium.ts'
import { CHROMIUM_SWITCHES, SITE_ADDRESS, siteUnderTest } from './e2e/support/site-under-test.ts'

/** Specs for every browser. The others use features that Playwright offers only in Chromium. */
const IN_EVERY_BROWSER =
  '{menu,anchors,faq,masking,waitlist,no-scripts,legal,errors,privacy}.spec.ts'

const others = [firefox, webkit].filter((browser) => existsSync(browser.executablePath()))
if (!process.env.TEST_WORKER_INDEX) {
  for (const browser of [firefox, webkit]) {
    if (others.includes(browser)) continue
    const name = browser.name()
    console.log(`Skipping ${name}. To install it, run \`npx playwright install ${name}\`.`)
  }
}

const chromiumPath = findChromium()?.path
// Cached, because each worker loads this file again.
if (chromiumPath) process.env.CHROMIUM_PATH = chromiumPath

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  testIgnore: 'smoke/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // For browsers that crash; a test that fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Busy machines are several times slower than idle ones.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    baseURL: SITE_ADDRESS,
    viewport: { width: 1280, height: 720 },
    // Tracing takes a third of the run time; use `--trace on` to debug a failure.
    trace: 'off',
    // What cannot succeed says so before the test times out.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
  projects: [
    {
      name: 'chromium',
      use: { launchOptions: { executablePath: chromiumPath, args: CHROMIUM_SWITCHES } },
    },
    ...others.map((browser) => ({
      name: browser.name(),
      testMatch: IN_EVERY_BROWSER,
      use: { browserName: browser.name() as 'firefox' | 'webkit' },
    })),
  ],
  webServer: siteUnderTest,
})
