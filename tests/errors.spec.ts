import { expectStillUsable } from './support/observe.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

for (const [path, status, title, heading] of [
  ['/no-such-page', 404, 'Page not found', 'Oops! Page not found'],
  ['/500', 200, 'Unexpected Application Error!', 'Unexpected Application Error!'],
] as const) {
  test(`"${heading}" links home and is not indexed`, async ({ page, consoleErrors }) => {
    expect((await page.goto(path))?.status()).toBe(status)
    await expect(page).toHaveTitle(`${title} – Sampletune`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(consoleErrors).toEqual(status === 404 ? ['Page not found: /no-such-page'] : [])
    await page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
}

for (const [part, words] of [
  ['masking', 'nothing moves or plays'],
  ['waitlist', 'The form could not open here.'],
] as const) {
  test(`a failed ${part} island is logged, and the rest works`, async ({ page, consoleErrors }) => {
    await page.addInitScript((failing) => {
      const fail = () => {
        throw new Error('planted')
      }
      if (failing === 'masking') window.matchMedia = fail
      else HTMLIFrameElement.prototype.setAttribute = fail
    }, part)
    await page.goto(`/#${part}`)
    await expect(page.getByText(words)).toBeVisible()
    await expect.poll(() => consoleErrors.join()).toContain('planted')
    await expectStillUsable(page)
  })
}

test('the page is usable if its scripts never arrive, and says so', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto('/#waitlist')
  await expect(page.getByText('The form could not open here.')).toBeVisible()
  await page.getByRole('link', { name: 'Hear an example' }).click()
  await expect(page.getByText('nothing moves or plays')).toBeVisible()
  await expectStillUsable(page)
})
