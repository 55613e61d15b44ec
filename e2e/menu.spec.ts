import { expect, type Page, test } from '@playwright/test'
import { expectLandedAt } from './support/landing.ts'
import { BOOKING_URL, FORM_URL } from './support/pages.ts'

test.use({ viewport: { width: 360, height: 740 } })

const ITEMS = ['Features', 'FAQ', 'Book a Call (opens in new tab)', 'Join Waitlist']

function menuOf(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Main' })
  return { button: nav.getByRole('button', { name: 'Menu', exact: true }), nav }
}

test.beforeEach(({ page }) => page.goto('/').then(() => undefined))

test('the menu is closed at first', async ({ page }) => {
  const { button, nav } = menuOf(page)
  await expect(button).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(nav.getByRole('link')).toHaveCount(0)
})

// Seen to catch a button that does not say that the menu is open.
test('a click opens it with the four items, and another closes it', async ({ page }) => {
  const { button, nav } = menuOf(page)
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(nav.getByRole('link')).toHaveCount(4)
  for (const [index, name] of ITEMS.entries()) {
    await expect(nav.getByRole('link').nth(index)).toHaveAccessibleName(name)
    await expect(nav.getByRole('link').nth(index)).toBeInViewport({ ratio: 1 })
  }
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(nav.getByRole('link')).toHaveCount(0)
})

for (const key of ['Enter', 'Space']) {
  test(`${key} opens it, and Tab goes to its first item`, async ({ page }) => {
    const { button, nav } = menuOf(page)
    await button.focus()
    await page.keyboard.press(key)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(nav.getByRole('link', { name: 'Features' })).toBeFocused()
  })
}

for (const [name, anchor] of [
  ['Features', 'how-it-works'],
  ['FAQ', 'faq'],
  ['Join Waitlist', 'waitlist'],
] as const) {
  // Seen to catch a menu that stays open over its target.
  test(`choosing "${name}" closes the menu and lands at its section`, async ({ page }) => {
    const { button, nav } = menuOf(page)
    await button.click()
    await nav.getByRole('link', { name, exact: true }).click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(nav.getByRole('link')).toHaveCount(0)
    await expectLandedAt(page, anchor)
  })
}

test('choosing "Book a Call" closes the menu and opens a new tab', async ({ page }) => {
  const { button, nav } = menuOf(page)
  await button.click()
  const newTab = page.waitForEvent('popup')
  await nav.getByRole('link', { name: 'Book a Call' }).click()
  await expect(await newTab).toHaveURL(BOOKING_URL)
  await expect(nav.getByRole('link')).toHaveCount(0)
})

test('on another page the menu opens the form in a new tab', async ({ page }) => {
  await page.goto('/privacy-policy')
  const { button, nav } = menuOf(page)
  await button.click()
  const newTab = page.waitForEvent('popup')
  await nav.getByRole('link', { name: 'Join Waitlist (opens in new tab)', exact: true }).click()
  await expect(await newTab).toHaveURL(FORM_URL)
  await expect(nav.getByRole('link')).toHaveCount(0)
})

// Seen to catch a popover that is not light to dismiss.
test('Escape closes it and gives the focus back to the button', async ({ page }) => {
  const { button, nav } = menuOf(page)
  await button.click()
  await nav.getByRole('link', { name: 'FAQ', exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

// Seen to catch a menu that stays open behind the focus.
test('tabbing on past the last item closes it', async ({ page }) => {
  const { button, nav } = menuOf(page)
  await button.click()
  await nav.getByRole('link', { name: 'Join Waitlist' }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('main a').first()).toBeFocused()
})

// Seen to catch a menu that does not scroll by itself.
test('in a window of 320 × 256 every item can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const { button, nav } = menuOf(page)
  await button.click()
  for (const name of ITEMS) {
    await page.keyboard.press('Tab')
    const item = nav.getByRole('link', { name, exact: true })
    await expect(item).toBeFocused()
    await expect(item).toBeInViewport({ ratio: 1 })
  }
})

// Seen to catch `overflow: hidden` on the page while the menu is open.
test('the open menu keeps nobody from the page behind it', async ({ page }) => {
  const { button } = menuOf(page)
  await button.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(180, 700)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})
