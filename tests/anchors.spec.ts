import { expectLandedAt } from './support/observe.ts'
import { expect, test } from './support/test.ts'

test('a link from another page lands at its section, where Tab goes on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/privacy-policy')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expectLandedAt(page, 'faq')
  await page.keyboard.press('Tab')
  await expect(page.locator('summary').first()).toBeFocused()
})

test('the skip link comes first and moves the focus to the title', async ({ page }) => {
  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeFocused()
  await title.click({ trial: true, position: { x: 5, y: 5 } })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})
