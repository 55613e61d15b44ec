import { expect, type Page, test } from '@playwright/test'
import { clippedTexts } from './clipped-text.ts'
import { seeWholeLandingPage } from './observe.ts'
import { ALL_PAGES } from './pages.ts'

async function expectNothingOutside(page: Page) {
  const widths = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }))
  expect(widths.page).toBeLessThanOrEqual(widths.window)
  expect(await clippedTexts(page)).toEqual([])
}

for (const size of [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]) {
  test.describe(`on ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size })

    for (const { name, path } of ALL_PAGES) {
      test(`${name} never scrolls sideways and cuts no words off`, async ({ page }) => {
        await page.goto(path)
        if (path === '/') await seeWholeLandingPage(page)
        await expectNothingOutside(page)
      })
    }

    test('nor does the landing page with an answer open', async ({ page }) => {
      await page.goto('/')
      for (const question of await page.locator('#faq summary').all()) {
        await question.click()
        await expectNothingOutside(page)
      }
    })
  })
}

for (const { name, path } of ALL_PAGES) {
  test(`words twice as large fit on a small screen on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNothingOutside(page)
  })
}
