import { expect, type Page, test } from '@playwright/test'
import { clippedTexts } from './support/clipped-text.ts'
import { textsCutBelow } from './support/layout-faults.ts'
import { seeWholeLandingPage } from './support/observe.ts'
import { ALL_PAGES } from './support/pages.ts'
import { readInLargeLetters, TEXT_SPACING } from './support/reader-style.ts'

/** How many drawings of a figure reach out of the window: their section cuts them off unseen. */
function cutDrawings(page: Page): Promise<number> {
  return page
    .locator('figure svg')
    .evaluateAll(
      (all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .filter(({ left, right }) => left < -1 || right > window.innerWidth + 1).length,
    )
}

// Seen to catch a picture wider than a phone, cut off by its section.
async function expectNothingOutside(page: Page) {
  const widths = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }))
  expect(widths.page).toBeLessThanOrEqual(widths.window)
  expect(await clippedTexts(page)).toEqual([])
  expect(await cutDrawings(page)).toBe(0)
  expect(await textsCutBelow(page)).toEqual([])
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
  // Seen to catch buttons that keep their words on one line.
  test(`words twice as large fit on a small screen on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNothingOutside(page)
  })
}

/** The smallest window, letters twice as large and the reader's spacing, all together. */
async function makeHardest(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(readInLargeLetters, TEXT_SPACING)
}

// Seen to catch wide words that pushed the footer out of the window, words of the hero cut off by
// it, and buttons too low for their words.
for (const { name, path } of ALL_PAGES) {
  test(`large letters, wide spacing and the smallest window together leave ${name} whole`, async ({
    page,
  }) => {
    await page.goto(path)
    if (path === '/') await seeWholeLandingPage(page)
    await makeHardest(page)
    await expectNothingOutside(page)
    for (const question of await page.locator('#faq summary').all()) {
      await question.click()
      await expectNothingOutside(page)
    }
  })
}

test('nor do they cut off the open menu', async ({ page }) => {
  await page.goto('/')
  await makeHardest(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(items).toHaveCount(4)
  await expectNothingOutside(page)
  for (const item of await items.all()) {
    await item.focus()
    await expect(item).toBeInViewport({ ratio: 0.9 })
  }
})
