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
  await page.mouse.move(180, 700)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await button.click()
  await expectOpen(page, false)
})

test('the keyboard opens the menu, goes through it and closes it', async ({ page }) => {
  await page.goto('/')
  const { button, item } = menuOf(page)
  await button.focus()
  for (const key of ['Enter', 'Space', 'Enter']) {
    await page.keyboard.press(key)
    await expectOpen(page, true)
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
  for (const [name, anchor] of [
    ['FAQ', 'faq'],
    ['Features', 'how-it-works'],
    ['Join Waitlist', 'waitlist'],
  ] as const) {
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

test('turning a tablet makes the open menu the row of links, and back', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/')
  const { button, item } = menuOf(page)
  await button.click()
  await expectOpen(page, true)
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(button).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
  await expectLandedAt(page, 'waitlist')
  await item('FAQ').click()
  await expectLandedAt(page, 'faq')
  await page.setViewportSize({ width: 820, height: 1180 })
  await expectOpen(page, false)
})

test('in a low window and with large text, the open menu does not cover its button', async ({
  page,
}) => {
  const { button, nav, item } = menuOf(page)
  for (const { fontSize, ...viewport } of [
    { width: 640, height: 360, fontSize: '100%' },
    { width: 320, height: 640, fontSize: '200%' },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    await button.press('Enter')
    await expectOpen(page, true)
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
    const list = await nav.getByRole('list').boundingBox()
    expect(list?.y).toBeGreaterThanOrEqual(y + height)
    await item('Features').click()
    await expect(page).toHaveURL('/#how-it-works')
  }
})
