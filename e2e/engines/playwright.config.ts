import { join } from 'node:path'
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { findFirefox, findWebKit } from '../support/find-browser.ts'
import { siteUnderTest } from '../support/site-under-test.ts'
import type { EngineOptions } from './engine-test.ts'

// Found once: each worker reads this file again.
process.env.FIREFOX_PATH = findFirefox()
const webKit = findWebKit()
if (webKit) process.env.WEBKIT_PATH = webKit

/** The journeys in the engines beside Chromium, in which `npm test` runs them. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // WebKitGTK's driver now and then hangs while it starts; a second failure is the page's.
  retries: 1,
  workers: 2,
  // Two browsers on two busy cores are slow to start and to draw.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['list']] : [['line']],
  projects: [
    { name: 'Firefox', use: { engineName: 'firefox' } },
    ...(webKit ? [{ name: 'WebKitGTK', use: { engineName: 'webkit' } } as const] : []),
  ],
  webServer: { ...siteUnderTest, cwd: join(import.meta.dirname, '../..') },
})
