import { expect, test } from '@playwright/test'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { ALL_PAGES } from './support/pages.ts'

/** Names that say nothing when they are read alone, in a list of links. */
const EMPTY_NAMES = /^(?:here|click here|more|read more|learn more|this|link|go)$/i

for (const { name, path } of ALL_PAGES) {
  test.describe(`on ${name}`, () => {
    test.beforeEach(({ page }) => page.goto(path).then(() => undefined))

    // Seen to catch cards' titles written as h4, and a second h1.
    test('one first heading, and no heading level is passed over', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
      expect(levels.toSorted()[0]).toBe(1)
      const steps = levels
        .slice(levels.indexOf(1))
        .map((level, at, all) => level - (all[at - 1] ?? 1))
      expect(Math.max(...steps)).toBeLessThanOrEqual(1)
    })

    // Seen to catch a document in no language.
    test('the language and the parts of the page are named', async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      for (const part of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(part)).toHaveCount(1)
      }
      const navigation = page.getByRole('navigation')
      const names: string[] = []
      for (const one of await navigation.all()) {
        await expect(one).toHaveAccessibleName(/\w/)
        names.push((await one.ariaSnapshot()).split('\n')[0] ?? '')
      }
      expect(new Set(names).size).toBe(names.length)
    })

    // Seen to catch a link of the FAQ that is named "here".
    test('every link says where it leads, also when it is read alone', async ({ page }) => {
      const names = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.textContent?.trim() ?? ''))
      expect(names.length).toBeGreaterThan(10)
      expect(names.filter((link) => !/\w/.test(link) || EMPTY_NAMES.test(link))).toEqual([])
    })

    // Seen to catch the words "(opens in new tab)" gone from the links, and `noreferrer`.
    test('every link that opens a new tab says so at the end of its name', async ({ page }) => {
      const links = page.locator('a[target]')
      expect(await links.count()).toBeGreaterThan(0)
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener')
        await expect(link).toHaveAccessibleName(/\(opens in new tab\)$/)
        const isInHeader = await link.evaluate((one) => Boolean(one.closest('body > header')))
        if (isInHeader) await expect(link.locator('svg')).toHaveCount(1)
        else await expect(link.getByText('(opens in new tab)')).not.toHaveClass(/visually-hidden/)
      }
    })
  })
}

// Seen to catch two legal pages of one title.
test('every page has a title of its own, the page first and the product last', async ({ page }) => {
  const titles: string[] = []
  for (const { path } of ALL_PAGES) {
    await page.goto(path)
    titles.push(await page.title())
  }
  expect(new Set(titles).size).toBe(ALL_PAGES.length)
  expect(titles.filter((title) => !title.endsWith(` – ${PRODUCT_NAME}`))).toEqual([])
})
