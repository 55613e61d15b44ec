import { test } from '@playwright/test'
import { FACTLESS_ADDRESS, SITE_ADDRESS } from './site-under-test.ts'

/** Declares tests that facts can break: for the site with every fact, and for the one with none. */
export function onBothSites(declareTests: (hasFacts: boolean) => void) {
  for (const hasFacts of [true, false]) {
    test.describe(hasFacts ? 'with facts' : 'without facts', () => {
      test.use({ baseURL: hasFacts ? SITE_ADDRESS : FACTLESS_ADDRESS })
      declareTests(hasFacts)
    })
  }
}
