import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { lowContrastText } from './support/contrast.ts'
import { openEverything } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const RULES: RunOptions = {
  runOnly: { type: 'tag', values: [...WCAG, 'best-practice', 'experimental'] },
  // The framed form belongs to the provider.
  iframes: false,
  // Reporting passes would take a third of the time.
  resultTypes: ['violations'],
}

// The security policy would block the style that hides the words.
test.use({ reducedMotion: 'reduce', bypassCSP: true })

async function findFaults(page: Page) {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(RULES)})`)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

for (const { path, width } of [
  { path: '/', width: 1280 },
  ...ALL_PAGES.map((path) => ({ path, width: 390 })),
]) {
  test(`axe finds no fault on ${path}, and its text has contrast, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openEverything(page, path)
    expect.soft(await findFaults(page)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await lowContrastText(page), colorScheme).toEqual([])
    }
  })
}

test('axe finds no fault in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/no-such-page')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await findFaults(page)).toEqual([])
})
