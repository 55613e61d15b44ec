import { existsSync } from 'node:fs'
import process from 'node:process'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { findChromium } from './e2e/support/find-chromium.ts'
import { CHROMIUM_SWITCHES, SITE_ADDRESS, siteUnderTest } from './e2e/support/site-under-test.ts'

/** What every browser must do. The other specs need what Playwright has for Chromium alone. */
const IN_EVERY_BROWSER =
  '{menu,anchors,faq,masking,waitlist,no-scripts,legal,errors,privacy}.spec.ts'

const others = [firefox, webkit].filter((browser) => existsSync(browser.executablePath()))
if (!process.env.TEST_WORKER_INDEX) {
  for (const browser of [firefox, webkit]) {
    if (others.includes(browser)) continue
    const name = browser.name()
    console.log(`Left out: ${name}. \`npx playwright install ${name}\` brings it.`)
  }
}

const chromiumPath = findChromium()
// Found once: each worker reads this file again.
if (chromiumPath) process.env.CHROMIUM_PATH = chromiumPath

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  testIgnore: 'smoke/**',
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
