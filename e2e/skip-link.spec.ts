import { expect, test } from '@playwright/test'
import { ALL_PAGES } from './pages.ts'

for (const { name, path } of ALL_PAGES) {
  // Seen to catch a link to an id that is not there.
  test(`the first Tab on ${name} offers to skip to the main content`, async ({ page }) => {
    await page.goto(path)
    const skipLink = page.getByRole('link', { name: 'Skip to main content', exact: true })
    await expect(skipLink).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await page.keyboard.press('Tab')
    const isInMain = page.locator(':focus').evaluate((element) => Boolean(element.closest('main')))
    expect(await isInMain).toBe(true)
  })
}
