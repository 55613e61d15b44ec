import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/find-browser.ts'
import { CHROMIUM_SWITCHES, SITE_ADDRESS, siteUnderTest } from './e2e/site-under-test.ts'

// Found once: the workers read this file again and take what the first reading found.
process.env.CHROMIUM_PATH = findChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
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
  webServer: siteUnderTest,
})
