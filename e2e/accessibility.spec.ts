import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { seeWholeLandingPage } from './observe.ts'
import { ALL_PAGES } from './pages.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every fault that axe finds, one line each, with the elements it was found on. */
async function faultsOf(page: Page, part?: string): Promise<string[]> {
  const scan = new AxeBuilder({ page }).withTags(TAGS)
  const { violations } = await (part ? scan.include(part) : scan).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

for (const { name, path } of ALL_PAGES) {
  test(`on ${name} every id is given once, and every drawing finds its own`, async ({ page }) => {
    await page.goto(path)
    if (path === '/') await seeWholeLandingPage(page)
    const { ids, referred } = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      referred: [...document.querySelectorAll('svg *')].flatMap((part) => {
        const { fill, stroke } = getComputedStyle(part)
        return [fill, stroke].flatMap((paint) => /url\(.*#([^")]+)/.exec(paint)?.[1] ?? [])
      }),
    }))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(referred.filter((id) => !ids.includes(id))).toEqual([])
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme, reducedMotion: 'no-preference' })

    for (const { name, path } of ALL_PAGES) {
      test(`${name} has no fault that axe knows`, async ({ page }) => {
        await page.goto(path)
        if (path === '/') await seeWholeLandingPage(page)
        expect(await faultsOf(page)).toEqual([])
      })
    }

    test('nor has the open menu on a small screen', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
    })

    test('nor has any open answer', async ({ page }) => {
      await page.goto('/')
      for (const question of await page.locator('#faq summary').all()) {
        await question.click()
        await expect(page.locator('#faq details[open]')).toHaveCount(1)
        expect(await faultsOf(page, '#faq')).toEqual([])
      }
    })
  })
}
