import { expect, type Page, test } from '@playwright/test'
import { expectLandedAt, expectNewTab } from './support/links.ts'
import { BOOKING_URL, FORM_URL } from './support/pages.ts'

const ITEMS = ['Features', 'FAQ', 'Book a Call (opens in new tab)', 'Join Waitlist']

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

function menuOf(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Main' })
  const item = (name: string) => nav.getByRole('link', { name, exact: true })
  return { button: nav.getByRole('button', { name: 'Menu', exact: true }), nav, item }
}

async function expectOpen(page: Page, isOpen: boolean) {
  const { button, nav } = menuOf(page)
  await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
  await expect(nav.getByRole('link')).toHaveCount(isOpen ? ITEMS.length : 0)
}

test('a press opens the menu over the page, which still scrolls, and another press closes it', async ({
  page,
}) => {
  await page.goto('/')
  const { button, nav } = menuOf(page)
  await expectOpen(page, false)
  await button.click()
  await expectOpen(page, true)
  for (const item of await nav.getByRole('link').all()) {
    await item.click({ trial: true })
    await expect(item).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(180, 700)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await button.click()
  await expectOpen(page, false)
})

test('the keyboard opens the menu, goes through it and closes it', async ({ page }) => {
  await page.goto('/')
  const { button, item } = menuOf(page)
  for (const key of ['Enter', 'Space']) {
    await button.focus()
    await page.keyboard.press(key)
    await expectOpen(page, true)
    await page.keyboard.press('Tab')
    await expect(item('Features')).toBeFocused()
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Enter')
  for (const name of ITEMS) {
    await page.keyboard.press('Tab')
    await expect(item(name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expectOpen(page, false)
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

test('choosing an item closes the menu and leads to its section or to a new tab', async ({
  page,
}) => {
  await page.goto('/')
  const { button, item } = menuOf(page)
  for (const [name, anchor] of Object.entries({
    FAQ: 'faq',
    Features: 'how-it-works',
    'Join Waitlist': 'waitlist',
  })) {
    await button.click()
    await item(name).click()
    await expectOpen(page, false)
    await expectLandedAt(page, anchor)
  }
  await button.click()
  await expectNewTab(item('Book a Call (opens in new tab)'), BOOKING_URL)
  await expectOpen(page, false)

  await page.goto('/privacy-policy')
  await button.click()
  await expectNewTab(item('Join Waitlist (opens in new tab)'), FORM_URL)
  await expectOpen(page, false)
})
