import { expect, type Locator, type Page, test } from '@playwright/test'

/** How far a paragraph may move because its lines break elsewhere in another font. */
const OTHER_LINES_PX = 100

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

const topInWindow = (one: Locator) => one.evaluate((it) => it.getBoundingClientRect().top)

test.use({ reducedMotion: 'reduce' })

test('Back to a page whose font comes meanwhile returns to the words that were read', async ({
  page,
}) => {
  const fonts = '**/*.woff2'
  await page.route(fonts, (route) => route.abort())
  await page.goto('/')
  const link = page.locator('#waitlist').getByRole('link', { name: 'Read the privacy policy' })
  await link.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  expect(await scrollTop(page)).toBeGreaterThan(1000)
  const before = await topInWindow(link)
  await page.unroute(fonts)
  await link.click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.evaluate(() => document.fonts.load('1em "Atkinson Hyperlegible Next"'))
  await page.goBack()
  await expect
    .poll(async () => Math.abs((await topInWindow(link)) - before))
    .toBeLessThanOrEqual(OTHER_LINES_PX)
})

/** As browsers do it: the window loses and regains the focus, the page's focus stays. */
function leaveWindowAndReturn(page: Page) {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
}

test('who comes back to the window reads on where they were', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).focus()
  await page.keyboard.press('Tab')
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(() => scrollTop(page)).toBe(1500)
  await leaveWindowAndReturn(page)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  expect(await scrollTop(page)).toBe(1500)
})
