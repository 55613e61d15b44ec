import type { Page } from '@playwright/test'
import { SMALL_PHONE } from './support/devices.ts'
import { boxOf, expectLandedAt } from './support/observe.ts'
import { resize } from './support/simulate.ts'
import { BOOKING_URL } from './support/sites.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: SMALL_PHONE, hasTouch: true, reducedMotion: 'reduce' })

test.beforeEach(({ page }) => page.goto('/'))

function menuOf(page: Page) {
  const nav = page.getByRole('banner').getByRole('navigation')
  const button = nav.getByRole('button')
  const items = nav.getByRole('link')
  const expectOpen = async (isOpen: boolean) => {
    await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
    await expect(items).toHaveCount(isOpen ? 4 : 0)
  }
  return { button, items, expectOpen }
}

test('choosing an item closes the menu and opens its section or a new tab', async ({ page }) => {
  const { button, items, expectOpen } = menuOf(page)
  await button.click()
  await items.filter({ hasText: 'FAQ' }).click()
  await expectOpen(false)
  await expectLandedAt(page, 'faq')
  await button.click()
  const newTab = page.waitForEvent('popup')
  await items.filter({ hasText: 'Book a Call' }).click()
  await expect(await newTab).toHaveURL(BOOKING_URL)
  await expectOpen(false)
})

test('a tap elsewhere closes a menu that the browser leaves open', async ({ page }) => {
  const { button, expectOpen } = menuOf(page)
  // As on iOS 17.0 to 18.2.
  await page.locator('#menu').evaluate((menu) => menu.setAttribute('popover', 'manual'))
  await button.tap()
  await expectOpen(true)
  await page.touchscreen.tap(20, 700)
  await expectOpen(false)
})

test('Escape, a click elsewhere and Tab out of it close the menu', async ({ page }) => {
  const { button, items, expectOpen } = menuOf(page)
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 700),
    () => items.last().press('Tab'),
  ]) {
    await button.press('Enter')
    await expectOpen(true)
    await close()
    await expectOpen(false)
  }
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

test('large text keeps every item of the menu in reach', async ({ page }) => {
  const { button, items } = menuOf(page)
  await resize(page, 320, 640, '200%')
  await button.click()
  const { bottom } = await boxOf(button)
  expect((await boxOf(items.first())).top, 'below the button').toBeGreaterThanOrEqual(bottom)
  for (const item of await items.all()) await item.click({ trial: true })
})

test('the menu is closed after a tablet was turned to landscape and back', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const { button, expectOpen } = menuOf(page)
  await button.click()
  await page.setViewportSize({ width: 1180, height: 820 })
  // It closes with the next frame, for which a busy machine takes its time.
  await expect(page.locator('[aria-expanded=true]')).toHaveCount(0)
  await page.setViewportSize({ width: 820, height: 1180 })
  await expectOpen(false)
})
