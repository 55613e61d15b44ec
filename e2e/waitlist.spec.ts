import { expect, test } from '@playwright/test'
import { recordRequests } from './support/observe.ts'
import { FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'
import { SITE_ADDRESS } from './support/site-under-test.ts'
import { waitlistOf } from './support/waitlist-section.ts'

test('only a visitor who stays near the form requests it, and it learns no page', async ({
  page,
}) => {
  const requests = recordRequests(page)
  const toForm = () => requests.filter((address) => address.startsWith(FORM_URL))
  const { link, frame, status } = waitlistOf(page)
  await page.clock.install()
  await page.goto('/?own=secret', { waitUntil: 'networkidle' })
  await page.clock.runFor(10_000)
  const hasGlided = page.evaluate(
    () => new Promise<void>((rest) => addEventListener('scrollend', () => rest(), { once: true })),
  )
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await hasGlided
  await expect(page.locator('#faq h2')).toBeInViewport()
  await page.clock.runFor(10_000)
  await expect(frame).toHaveCount(0)
  expect(toForm()).toEqual([])

  const request = page.waitForRequest(FRAMED_FORM_URL)
  await link.scrollIntoViewIfNeeded()
  await expect(status).not.toHaveText('')
  await page.clock.runFor(2000)
  await expect(frame).toHaveAttribute('src', FRAMED_FORM_URL)
  expect((await (await request).allHeaders()).referer).toBe(`${SITE_ADDRESS}/`)
  expect(toForm()).toHaveLength(1)
})

test('choosing to join brings the form, on a phone and in a low window', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1280, 500],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
    await expect(waitlistOf(page).form.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(waitlistOf(page).frame).not.toBeFocused()
  }
})

test('a keyboard visitor learns who runs the form, and gets to it and back', async ({ page }) => {
  await page.goto('/')
  const { section, link, frame, form } = waitlistOf(page)
  const first = section.locator('a, button, summary').first()
  await expect(first).toHaveAccessibleName('Read the privacy policy')
  await expect(first.locator('..')).toContainText(/Fillout.* runs th(e|is) form/)
  await expect(section).toContainText('it sees your internet address and browser')
  await first.focus()
  await expect(form.getByRole('heading', { level: 1 })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(frame).toBeFocused()
  await expect(form.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(link).toBeFocused()
  await expect(link).toHaveAttribute('href', FORM_URL)
})

test('the frame is 600 px high, uncovered, and may do only what a form needs', async ({ page }) => {
  await page.goto('/')
  const { link, frame, form } = waitlistOf(page)
  await link.scrollIntoViewIfNeeded()
  await expect(form.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(frame).toHaveAccessibleName(/waitlist form/)
  await expect(frame).not.toHaveAttribute('allow')
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox ' +
      'allow-top-navigation-by-user-activation',
  )
  for (const width of [320, 640, 960, 2560]) {
    await page.setViewportSize({ width, height: 720 })
    await frame.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const covered = await frame.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return [left + 1, (left + right) / 2, right - 1]
        .flatMap((x) => [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const))
        .filter(([x, y]) => document.elementFromPoint(x, y) !== one)
    })
    expect(covered, `${width} px wide`).toEqual([])
    expect((await frame.boundingBox())?.height).toBe(600)
  }
})
