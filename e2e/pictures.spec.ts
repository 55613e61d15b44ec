import { expect, test } from '@playwright/test'
import { readToTheEnd } from './support/observe.ts'

test('every section has its pictures, which follow day and night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/')
  await readToTheEnd(page)
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
    }
  }
  for (const picture of ['.problem img', '.faq img', '.hero-scene']) {
    const byDay = await page.locator(picture).first().screenshot()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect((await page.locator(picture).first().screenshot()).equals(byDay), picture).toBe(false)
    await page.emulateMedia({ colorScheme: 'light' })
  }
})

/** Runs in the page: whatever is painted in the color of the hero's line, and is no line itself. */
function findAmber(): string[] {
  const line = document.querySelector('.hero-scene .amber')
  const amber = line && getComputedStyle(line).fill
  const kinds = ['color', 'background-color', 'border-top-color', 'fill', 'stroke']
  const others = document.querySelectorAll('body *:not(.amber, .line-amber, .mark-line)')
  return [...others].flatMap((one) => {
    const colors = kinds.map((kind) => getComputedStyle(one).getPropertyValue(kind))
    return !amber || colors.includes(amber) ? one.outerHTML.slice(0, 60) : []
  })
}

test('amber is the line of tinnitus, and nothing else', async ({ page }) => {
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(findAmber)).toEqual([])
  }
})
