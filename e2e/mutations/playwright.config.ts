import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { siteUnderTest } from '../support/site-under-test.ts'
import { CHOSEN, DEFECT_HEADER } from './defects.ts'
import { CONTROL } from './reporter.ts'

const titled = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** Two projects for each defect: its test with the defect in every page, and without. */
export default defineConfig({
  ...base,
  testDir: '..',
  outputDir: '../../test-results',
  // What a defect takes away is waited for in vain.
  timeout: 40_000,
  expect: { timeout: 5000 },
  reporter: './reporter.ts',
  projects: CHOSEN.flatMap(({ defect, spec, test }) => {
    const own = { testMatch: `**/${spec}`, grep: titled(test) }
    const use = { extraHTTPHeaders: { [DEFECT_HEADER]: defect } }
    return [
      { ...own, name: defect, use },
      { ...own, name: CONTROL + defect },
    ]
  }),
  webServer: {
    ...siteUnderTest,
    command: 'node e2e/mutations/serve.ts',
    cwd: join(import.meta.dirname, '../..'),
  },
})
