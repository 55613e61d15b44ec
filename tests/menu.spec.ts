import type { Page } from '@playwright/test'
import { expectLandedAt, expectNewTab } from './support/links.ts'
import { boxOf } from './support/observe.ts'
import { hold, resize } from './support/simulate.ts'
import { BOOKING_URL } from './support/sites.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

function menuOf(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Main' })
  const items = nav.getByRole('link')
  const item = (name: string) => nav.getByRole('link', { name, exact: true })
  return { button: nav.getByRole('button', { name: 'Menu', exact: true }), items, item }
}

async function expectOpen(page: Page, isOpen: boolean) {
  const { button, items } = menuOf(page)
  await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
  await expect(items).toHaveCount(isOpen ? 4 : 0)
}

test('the menu opens below its button and is not modal', async ({ page }) => {
  await page.goto('/')
  const { button, items } = menuOf(page)
  for (const [width, height, fontSize] of [
    [640, 360, '100%'],
    [320, 640, '200%'],
    [360, 740, '100%'],
  ] as const) {
    await resize(page, width, height, fontSize)
    await expectOpen(page, false)
    await button.click()
    await expectOpen(page, true)
    const { bottom } = await boxOf(button)
    expect((await boxOf(items.first())).top).toBeGreaterThanOrEqual(bottom)
    for (const item of await items.all()) {
      await item.click({ trial: true })
      await expect(item).toBeInViewport({ ratio: 1 })
    }
    await button.click()
  }
  await button.click()
  await page.mouse.move(180, 700)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await expectOpen(page, true)
})

test('Enter and Space open the menu; Escape and Tab close it', async ({ page }) => {
  await page.goto('/privacy-policy')
  const { button, items } = menuOf(page)
  for (const key of ['Enter', 'Space']) {
    await button.focus()
    await hold(page, key)
    await expectOpen(page, true)
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
    await expect(button).toBeFocused()
  }
  await button.press('Enter')
  await items.last().press('Tab')
  await expectOpen(page, false)
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

test('choosing an item closes the menu and opens its section or a new tab', async ({ page }) => {
  await page.goto('/')
  const { button, item } = menuOf(page)
  await button.click()
  await item('FAQ').click()
  await expectOpen(page, false)
  await expectLandedAt(page, 'faq')
  await button.click()
  await expectNewTab(item('Book a Call (opens in new tab)'), BOOKING_URL)
  await expectOpen(page, false)
})

test('rotating a tablet swaps the open menu for the row of links', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/')
  const { button, items } = menuOf(page)
  await button.click()
  await expectOpen(page, true)
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(button).toHaveCount(0)
  await expect(page.locator(':popover-open')).toHaveCount(0)
  for (const item of await items.all()) await item.click({ trial: true })
  await page.setViewportSize({ width: 820, height: 1180 })
  await expectOpen(page, false)
})
