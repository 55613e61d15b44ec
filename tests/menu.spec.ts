import type { Page } from '@playwright/test'
import Color from 'colorjs.io'
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

test('a swipe outside the menu scrolls the page, and a tap only closes it', async ({ page }) => {
  const { button, expectOpen } = menuOf(page)
  await button.tap()
  await expectOpen(true)
  const scrolled = page.evaluate(
    () => new Promise((end) => addEventListener('scrollend', () => end(scrollY), { once: true })),
  )
  const devTools = await page.context().newCDPSession(page)
  for (const [type, y] of [
    ['touchStart', 700],
    ['touchMove', 600],
    ['touchMove', 500],
    ['touchEnd', 0],
  ] as const) {
    const touchPoints = y ? [{ x: 20, y }] : []
    await devTools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  expect(await scrolled, 'px').toBeGreaterThan(0)
  await expectOpen(true)
  const join = page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' })
  // Below the menu.
  await join.evaluate((link) => link.scrollIntoView({ block: 'end' }))
  const { left, bottom } = await boxOf(join)
  await page.touchscreen.tap(left + 5, bottom - 5)
  await expectOpen(false)
  await expect(page).toHaveURL('/')
  // Elsewhere on it: the second of two taps at one place does nothing.
  await page.touchscreen.tap(left + 200, bottom - 5)
  await expectLandedAt(page, 'waitlist')
})

test('a double click on the button opens the menu, and the button shows it', async ({ page }) => {
  const { button, expectOpen } = menuOf(page)
  const look = () =>
    button.evaluate((part) => {
      const { color, backgroundColor } = getComputedStyle(part)
      return [color, backgroundColor] as const
    })
  const [, closed] = await look()
  await button.dblclick()
  await expectOpen(true)
  const [ink, ground] = await look()
  expect(ground).not.toBe(closed)
  expect(Color.contrastWCAG21(ink, ground)).toBeGreaterThan(7)
  const { left, top } = await boxOf(button)
  await page.mouse.click(left + 5, top + 5)
  await expectOpen(false)
})

test('the items of the menu are 48 px high and have a focus ring', async ({ page }) => {
  const { button, items } = menuOf(page)
  await button.press('Enter')
  for (const item of await items.all()) {
    await page.keyboard.press('Tab')
    await expect(item).toBeFocused()
    await expect(item).toHaveCSS('outline', /solid 3px/)
    expect((await boxOf(item)).height).toBeGreaterThanOrEqual(48)
  }
})

test('the menu closes when the keyboard leaves the header by the skip link', async ({ page }) => {
  const { button, expectOpen } = menuOf(page)
  await button.press('Enter')
  for (const href of ['/', '#title']) {
    await page.keyboard.press('Shift+Tab')
    await expect(
      page.locator(`header > [href="${href}"], .header-row > [href="${href}"]`),
    ).toBeFocused()
    await expectOpen(true)
  }
  await page.keyboard.press('Enter')
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
  for (const width of [320, 390]) {
    await resize(page, width, 640, '200%')
    await button.click()
    const { bottom } = await boxOf(button)
    const { top } = await boxOf(page.locator('#menu'))
    expect(top, `below the button, ${width} px`).toBeGreaterThanOrEqual(bottom)
    expect(top, `right below it, ${width} px`).toBeLessThan(bottom + 30)
    for (const item of await items.all()) await item.click({ trial: true })
    await page.keyboard.press('Escape')
  }
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
