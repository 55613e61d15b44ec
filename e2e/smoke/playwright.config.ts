import { join } from 'node:path'
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { sitesUnderTest } from '../support/site-under-test.ts'
import { BROWSERS } from './browsers.ts'

// A missing browser is left out on a developer's machine, and fails in CI.
const browsers = BROWSERS.filter(({ isInstalled }) => isInstalled || process.env.CI)
const missing = BROWSERS.filter((browser) => !browsers.includes(browser))
// Each worker reads this file again.
if (!process.env.TEST_WORKER_INDEX) for (const { advice } of missing) console.log(advice)

/** Playwright runs these tests, but cannot drive the browsers. */
export default defineConfig({
  // WebKitGTK's driver occasionally hangs while it starts.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: browsers.map(({ name }) => ({ name })),
  webServer: { ...sitesUnderTest, cwd: join(import.meta.dirname, '../..') },
})
