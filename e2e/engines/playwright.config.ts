import { join } from 'node:path'
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { findChromium, findFirefox, findWebKit } from '../support/find-browser.ts'
import { siteUnderTest } from '../support/site-under-test.ts'
import type { EngineOptions } from './engine-test.ts'

// Found once: the workers read this file again and take what the first reading found.
process.env.CHROMIUM_PATH = findChromium()
process.env.FIREFOX_PATH = findFirefox()
const webKit = findWebKit()
if (webKit) process.env.WEBKIT_PATH = webKit

/** A real wait of 8 seconds and a slow machine go together in the longest journeys. */
const JOURNEY_MS = 120_000
/** Two browsers on two busy cores draw late what they draw. */
const PATIENCE_MS = 20_000

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: JOURNEY_MS,
  expect: { timeout: PATIENCE_MS },
  reporter: process.env.CI ? [['list']] : [['line']],
  projects: [
    { name: 'Chromium', use: { engineName: 'chromium' } },
    { name: 'Firefox', use: { engineName: 'firefox' } },
    ...(webKit ? [{ name: 'WebKitGTK', use: { engineName: 'webkit' } } as const] : []),
  ],
  webServer: { ...siteUnderTest, cwd: join(import.meta.dirname, '../..') },
})
