import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { sitesUnderTest } from '../support/site-under-test.ts'
import { BROWSERS } from './browsers.ts'

/** Playwright runs these tests, but cannot drive the browsers. */
export default defineConfig({
  // WebKitGTK's driver occasionally hangs while it starts.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: Object.keys(BROWSERS).map((name) => ({ name })),
  webServer: { ...sitesUnderTest, cwd: join(import.meta.dirname, '../..') },
})
