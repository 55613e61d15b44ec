import { PHONE } from './support/devices.ts'
import { expectLandedAt } from './support/links.ts'
import { holdRequests } from './support/simulate.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

test('links move the focus, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/')
  const scrollTop = () => page.evaluate(() => window.scrollY)
  for (const [part, name, anchor, next] of [
    ['banner', 'Features', 'how-it-works', page.getByText('Read the privacy policy')],
    ['contentinfo', 'FAQ', 'faq', page.locator('summary').first()],
  ] as const) {
    const link = page.getByRole(part).getByRole('link', { name, exact: true })
    await page.evaluate(() => window.scrollTo(0, 1500))
    await link.scrollIntoViewIfNeeded()
    const start = await scrollTop()
    await link.click()
    await expectLandedAt(page, anchor)
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    await page.goBack()
    await expect.poll(scrollTop).toBe(start)
  }
})

test('links from other pages land at their section', async ({ page }) => {
  await page.goto('/')
  const policy = page.getByRole('main').getByRole('link', { name: 'Read the privacy policy' })
  await policy.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  await policy.click()
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expectLandedAt(page, 'faq')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(policy).toBeInViewport({ ratio: 1 })
})

test('the skip link comes first and moves the focus to the title', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  const title = page.getByRole('heading', { level: 1 })
  for (const path of ['/', '/privacy-policy', '/no-such-page']) {
    await page.goto(path)
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport({ ratio: 1 })
    await title.click({ trial: true, position: { x: 5, y: 5 } })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator('a, summary').first()).toBeFocused()
  }
})

test('links scroll smoothly, or jump with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Features' }).click()
  await expectLandedAt(page, 'how-it-works')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})

test('a page opened at a section stays there when the font arrives', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(PHONE)
  const releaseFont = await holdRequests(page, /\.woff2/)
  await page.goto('/#faq', { waitUntil: 'commit' })
  await expect(page.locator('h2#faq')).toBeInViewport()
  releaseFont()
  await expectLandedAt(page, 'faq')
})
