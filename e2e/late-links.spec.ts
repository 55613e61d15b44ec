import { expect, test } from '@playwright/test'
import { ALL_PAGES } from './support/pages.ts'

interface Noted {
  /** When the link was put into the page, in milliseconds from the visit's start. */
  linked?: number
}

for (const { name, path } of ALL_PAGES) {
  // Seen to fail with the link outside the `noscript`.
  test(`${name} links its manifest once it has been drawn`, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const noted = window as Noted
        if (document.querySelector('link[rel="manifest"]')) noted.linked ??= performance.now()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(path)
    const link = page.locator('link[rel="manifest"]')
    await expect(link).toHaveAttribute('href', '/site.webmanifest')
    const { drawn, linked } = await page.evaluate(() => ({
      drawn: performance.getEntriesByType('paint')[0]?.startTime ?? Number.NaN,
      linked: (window as Noted).linked ?? Number.NaN,
    }))
    expect(linked).toBeGreaterThanOrEqual(drawn)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page links its manifest by itself', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  })
})
