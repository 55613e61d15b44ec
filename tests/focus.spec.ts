import { lostFocus, names, walk } from './support/focus-walk.ts'
import { boxOf } from './support/observe.ts'
import { openEverything } from './support/open-everything.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

for (const [name, path, width, height] of [
  ['the landing page', '/', 1280, 720],
  ['the landing page', '/', 390, 844],
  ['the landing page', '/', 320, 256],
  ['the privacy policy', '/privacy-policy', 390, 844],
  ['the 404 page', '/no-such-page', 390, 844],
] as const) {
  test(`Tab follows the order of the eye on ${name}, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openEverything(page, path)
    const forward = await walk(page, 'Tab')
    expect.soft(lostFocus(forward), 'with Tab').toEqual([])
    await page.keyboard.press('Tab')
    const backward = await walk(page, 'Shift+Tab')
    expect.soft(lostFocus(backward.toReversed()), 'with Shift+Tab').toEqual([])
    expect(names(backward).toReversed(), 'the same order').toEqual(names(forward))
    const missed = page.locator(':is(a, button, summary):not([data-stopped])')
    await expect(missed.filter({ visible: true })).toHaveText([])
  })
}

test('the skip link comes first and moves the focus to the title', async ({ page }) => {
  await page.goto('/')
  const skip = page.locator('[href="#title"]')
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

test('Tab, but not Ctrl+Tab, brings what the header covers into view', async ({ page }) => {
  await page.goto('/')
  const question = page.locator('summary').first()
  const header = await boxOf(page.getByRole('banner'))
  // Where Firefox leaves it: partly behind the header.
  await question.evaluate((summary) => {
    window.scrollBy(0, summary.getBoundingClientRect().top - 50)
    summary.focus({ preventScroll: true })
  })
  const top = async () => (await boxOf(question)).top
  // The keys went down in another tab.
  await page.keyboard.up('Tab')
  expect(Math.abs((await top()) - 50), 'after Ctrl+Tab').toBeLessThan(1)
  await question.dispatchEvent('keydown', { key: 'Tab' })
  await page.keyboard.up('Tab')
  await expect.poll(top, 'after Tab').toBeGreaterThan(header.bottom)
})
