import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { seeWholeLandingPage } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'

interface Result {
  ruleId: string
  /** What kind of rule, and what it found. */
  value: [kind: string, verdict: string]
  message: string
  snippet: string
}

declare global {
  interface Window {
    ace: {
      Checker: new () => {
        check(root: Document, policies: string[]): Promise<{ results: Result[] }>
      }
    }
  }
}

/** IBM Equal Access, a second engine of rules beside axe. Its Node wrapper downloads; this does not. */
const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

/** What the engine is sure of; the rest it asks a person to look at. */
async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(`${ENGINE};window.ace = ace`)
  const results = await page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, [
      'WCAG_2_2',
      'IBM_Accessibility',
    ])
    return results.map(({ ruleId, value, message, snippet }) => ({
      ruleId,
      value,
      message,
      snippet,
    }))
  })
  expect(results.length).toBeGreaterThan(50)
  return results
    .filter(({ value: [kind, verdict] }) => kind === 'VIOLATION' && verdict === 'FAIL')
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 120)}`)
}

for (const { name, path } of ALL_PAGES) {
  // Seen to catch a drawing that is called an image and has no name.
  test(`${name} has no fault that Equal Access is sure of`, async ({ page }) => {
    await page.goto(path)
    if (path === '/') await seeWholeLandingPage(page)
    expect(await violationsOn(page)).toEqual([])
  })
}

test('nor has the open menu on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await violationsOn(page)).toEqual([])
})

test('nor has any open answer', async ({ page }) => {
  await page.goto('/')
  for (const question of await page.locator('#faq summary').all()) {
    await question.click()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
    expect(await violationsOn(page)).toEqual([])
  }
})
