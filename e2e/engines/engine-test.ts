import { test as base, expect } from '@playwright/test'
import { startChromium } from './chromium-driver.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox-driver.ts'
import { openVisit, type Visit, type VisitOptions } from './visit.ts'
import { startWebKit } from './webkit-driver.ts'

const DRIVERS = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }

/** The setting by which a project of the configuration names its browser. */
export interface EngineOptions {
  engineName: keyof typeof DRIVERS
}

interface JourneyFixtures {
  /** Opens a window. After the journey it must have broken exactly the rules that it names. */
  visit: (options?: VisitOptions) => Promise<Visit>
}

/** A journey that runs in every engine, and fails where it breaks a rule of the page's policy. */
export const test = base.extend<JourneyFixtures, EngineOptions & { driver: Driver }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],

  driver: [
    async ({ engineName }, use) => {
      const driver = await DRIVERS[engineName]()
      await use(driver)
      await driver.close()
    },
    { scope: 'worker' },
  ],

  visit: async ({ driver }, use) => {
    const open: { visit: Visit; brokenRules: readonly string[] }[] = []
    await use(async (options = {}) => {
      const visit = await openVisit(driver, options)
      open.push({ visit, brokenRules: options.brokenRules ?? [] })
      return visit
    })
    for (const { visit, brokenRules } of open) {
      const broken = await visit.brokenRules()
      await visit.close()
      expect(broken, 'rules of the security policy that were broken').toEqual(brokenRules)
    }
  },
})

export { expect }
