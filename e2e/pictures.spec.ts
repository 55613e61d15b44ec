import { expect, type Locator, test } from '@playwright/test'
import { readToTheEnd } from './support/observe.ts'

/** Excludes the rounded corners, where the page shows through. */
async function middleOf(picture: Locator) {
  await picture.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await picture.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const clip = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 }
  return picture.page().screenshot({ clip })
}

test('every section has its pictures, which follow day and night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/')
  await readToTheEnd(page)
  const files = new Set<string | null>()
  for (const [section, count] of [
    ['.problem', 3],
    ['.masking', 4],
    ['.how-it-works', 3],
    ['.faq', 1],
    ['footer', 1],
  ] as const) {
    // Words beside it say what it means.
    const pictures = page.locator(`${section} img[alt=""]`)
    await expect(pictures).toHaveCount(count)
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
      files.add(await picture.getAttribute('src'))
    }
  }
  expect(files.size).toBe(12)
  for (const selector of ['.problem img', '.faq img', '.hero-scene']) {
    const picture = page.locator(selector).first()
    await page.emulateMedia({ colorScheme: 'light' })
    const byDay = await middleOf(picture)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect((await middleOf(picture)).equals(byDay), selector).toBe(false)
  }
})
