import type { Page } from '@playwright/test'
import { boxOf, expectStillUsable } from './support/observe.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

for (const [path, status, heading, title] of [
  ['/no-such-page', 404, 'Oops! Page not found', 'Page not found'],
  ['/500', 200, 'Unexpected Application Error!', 'Unexpected Application Error!'],
] as const) {
  test(`the page “${heading}” links home and is not indexed`, async ({ page, consoleErrors }) => {
    expect((await page.goto(path))?.status()).toBe(status)
    await expect(page).toHaveTitle(`${title} – Sampletune`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('.error-scene')).toHaveCSS('color-scheme', 'dark')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(consoleErrors).toEqual(status === 404 ? ['Page not found: /no-such-page'] : [])
    await page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
}

const failure = (page: Page, part: string) => page.locator(`.${part} .island-failure`)

for (const part of ['masking', 'waitlist']) {
  test(`if ${part} fails, it says so, and the rest works`, async ({ page, consoleErrors }) => {
    await page.addInitScript((failing) => {
      const fail = () => {
        throw new Error('planted')
      }
      if (failing === 'masking') window.matchMedia = fail
      else HTMLIFrameElement.prototype.setAttribute = fail
    }, part)
    await page.goto(`/#${part}`)
    await expect(failure(page, part)).toBeVisible()
    await expect.poll(() => consoleErrors.join()).toContain('planted')
    await expectStillUsable(page)
  })
}

test('if its scripts never arrive, the page says so and is usable', async ({ page, waitlist }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto('/#waitlist')
  await expect(failure(page, 'waitlist')).toBeInViewport()
  await expect(waitlist.noForm).toBeHidden()
  const { top } = await boxOf(page.locator('.waitlist-frame'))
  expect((await boxOf(failure(page, 'waitlist'))).top - top, 'at the top').toBeLessThan(20)
  await page.locator('[href="#sound-notice"]').click()
  await expect(failure(page, 'masking')).toBeVisible()
  await expectStillUsable(page)
})
