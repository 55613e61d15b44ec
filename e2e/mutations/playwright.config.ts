import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { SITE_ADDRESS, siteUnderTest } from '../support/site-under-test.ts'
import { CHOSEN, DEFECT_HEADER } from './defects.ts'
import { CONTROL } from './reporter.ts'

const cwd = join(import.meta.dirname, '../..')
const WHOLE_PORT = '4333'
const whole = `http://localhost:${WHOLE_PORT}`
const env = { ...siteUnderTest.env, SITE_URL: SITE_ADDRESS, SITE_PORT: WHOLE_PORT }
const plant = `node e2e/mutations/plant-server.ts ${whole} ${siteUnderTest.env.SITE_PORT}`

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
    const own = { testMatch: `**/${spec}`, grep: new RegExp(test) }
    const use = { extraHTTPHeaders: { [DEFECT_HEADER]: defect } }
    return [
      { ...own, name: defect, use },
      { ...own, name: CONTROL + defect },
    ]
  }),
  webServer: [
    { ...siteUnderTest, cwd, env, url: whole },
    { ...siteUnderTest, cwd, command: plant },
  ],
})
