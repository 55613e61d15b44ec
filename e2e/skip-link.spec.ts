import { expect, test } from '@playwright/test'
import { ALL_PAGES } from './support/pages.ts'

/** Of every target, in either direction; the search for small ones leaves this hidden link out. */
const LEAST_SIZE_PX = 48

for (const { name, path } of ALL_PAGES) {
  // Seen to catch a link to an id that is not there, and one 32 px high.
  test(`the first Tab on ${name} offers to skip to the main content`, async ({ page }) => {
    await page.goto(path)
    const skipLink = page.getByRole('link', { name: 'Skip to main content', exact: true })
    await expect(skipLink).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport({ ratio: 1 })
    const box = await skipLink.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(LEAST_SIZE_PX)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await page.keyboard.press('Tab')
    const isInMain = page.locator(':focus').evaluate((element) => Boolean(element.closest('main')))
    expect(await isInMain).toBe(true)
  })
}
