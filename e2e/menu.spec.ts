import { expect, type Page, test } from '@playwright/test'
import { BOOKING_URL, FORM_URL } from './support/pages.ts'

test.use({ viewport: { width: 360, height: 740 } })

function menuOf(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Main' })
  return { button: nav.getByRole('button', { name: 'Menu', exact: true }), nav }
}

test('items of the menu that open a new tab close it', async ({ page }) => {
  const { button, nav } = menuOf(page)
  for (const [path, name, address] of [
    ['/', 'Book a Call', BOOKING_URL],
    ['/privacy-policy', 'Join Waitlist', FORM_URL],
  ] as const) {
    await page.goto(path)
    await button.click()
    await expect(nav.getByRole('link')).toHaveCount(4)
    const newTab = page.waitForEvent('popup')
    await nav.getByRole('link', { name: `${name} (opens in new tab)` }).click()
    await expect(await newTab).toHaveURL(address)
    await expect(nav.getByRole('link')).toHaveCount(0)
  }
})

test('the menu is not modal: the page behind it still scrolls', async ({ page }) => {
  await page.goto('/')
  await menuOf(page).button.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(180, 700)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})
