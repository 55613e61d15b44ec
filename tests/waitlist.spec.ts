import { SMALL_PHONE } from './support/devices.ts'
import { boxOf, expectLandedAt, recordRequests } from './support/observe.ts'
import { holdRequests, openWithFakeClock } from './support/simulate.ts'
import { FORM_URL, WITH_LINK, WITHOUT_TEXTS } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { waitlistOf } from './support/waitlist-section.ts'

const toForm = (requests: string[]) => requests.filter((url) => url.startsWith(FORM_URL))

test('the form loads only for visitors who stay near it', async ({ page }) => {
  const requests = recordRequests(page)
  await page.clock.install()
  // So near that the form's script runs.
  await page.goto('/#how-it-works', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expectLandedAt(page, 'faq')
  await page.clock.runFor(10_000)
  expect(toForm(requests)).toEqual([])
  await waitlistOf(page).link.scrollIntoViewIfNeeded()
  await page.clock.runFor(1000)
  await expect.poll(() => toForm(requests)).toEqual([FORM_URL])
})

/** Window in px, and how much of the form it shows: enough for the first field or, at last, its label. */
for (const [width, height, shown] of [
  [1280, 720, 200],
  [390, 664, 190],
  [360, 640, 140],
  [320, 568, 40],
] as const) {
  test(`Join shows the form at once, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openWithFakeClock(page, '/')
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
    await expectLandedAt(page, 'waitlist')
    const { section, title, policy, frame, form } = waitlistOf(page)
    await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
    for (const part of [title, section.getByText(/^Free, and no card/), policy])
      await expect(part).toBeInViewport({ ratio: 1 })
    expect(height - (await boxOf(frame)).top).toBeGreaterThanOrEqual(shown)
  })
}

test('the keyboard gets into the form and out again, both ways', async ({ page }) => {
  await openWithFakeClock(page, '/#waitlist')
  const { policy, link, frame, form } = waitlistOf(page)
  await form.getByRole('heading', { level: 1 }).waitFor()
  await expect(frame).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(policy).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(policy).toBeFocused()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(frame).toBeFocused()
})

test('a late form moves nothing', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE)
  const releaseForm = await holdRequests(page, `${FORM_URL}*`)
  await openWithFakeClock(page, '/#waitlist')
  const { section, link, form } = waitlistOf(page)
  await expect(section.getByText('the link below opens the form')).toBeVisible()
  const before = await boxOf(link)
  releaseForm()
  await expect(form.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(section.getByText('Loading…')).toHaveCount(0)
  expect(await boxOf(link)).toEqual(before)
})

test('the frame is named, 600 px high, and leads the page away only on a click', async ({
  page,
}) => {
  await page.goto('/#waitlist')
  const { frame } = waitlistOf(page)
  await expect(frame).toHaveAccessibleName('Sampletune waitlist form')
  await expect(frame).toHaveCSS('height', '600px')
  await expect(frame).toHaveAttribute('sandbox', /allow-top-navigation-by-user-activation$/)
})

test('a mail or phone link in the form leaves what was typed', async ({ page }) => {
  await openWithFakeClock(page, '/#waitlist')
  const { form } = waitlistOf(page)
  await form.getByLabel('Email').fill('me@mail.test')
  for (const name of ['Write', 'call us']) await form.getByRole('link', { name }).click()
  await expect(form.getByLabel('Email')).toHaveValue('me@mail.test')
})

test('a translator that rewrites links changes nothing in the form', async ({ page }) => {
  const requests = recordRequests(page)
  await page.goto('/#waitlist')
  const { link, form } = waitlistOf(page)
  await form.getByLabel('Email').fill('me@mail.test')
  await link.evaluate((a: HTMLAnchorElement) => Object.assign(a, { search: 'translated' }))
  // The frame is rendered again as it leaves the window, and as it comes back.
  for (const top of [0, 1e6, 0])
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  await expect(link).not.toBeInViewport()
  await link.scrollIntoViewIfNeeded()
  await expect(form.getByLabel('Email')).toHaveValue('me@mail.test')
  expect(toForm(requests)).toEqual([FORM_URL])
})

test('where the form has a page of its own, nothing is framed, and it is said once', async ({
  page,
}) => {
  await page.goto(WITH_LINK)
  const { section, link, frame } = waitlistOf(page)
  await expect(section).toContainText(/It opens on its own page.*This page stays open/)
  await expect(section).not.toContainText(/Form not showing|own page.*own page|loads|button/)
  await expect(link).toHaveAttribute('href', FORM_URL)
  await expect(frame).toHaveCount(0)
  const policy = page.locator('meta[http-equiv=content-security-policy]')
  await expect(policy).toHaveAttribute('content', /frame-src 'none';/)
  await page.emulateMedia({ media: 'print' })
  await expect(link).toBeVisible()
  await page.goto(`${WITH_LINK}/privacy-policy`)
  await expect(page.getByRole('main')).toContainText('only when you follow a link')
})

test('with click to load, only the button requests the form', async ({ page }) => {
  const requests = recordRequests(page)
  await page.clock.install()
  await page.goto(`${WITHOUT_TEXTS}/#waitlist`)
  const { section, show, frame, form } = waitlistOf(page)
  await expect(section.getByText(/gets nothing from you until you press/)).toBeVisible()
  await expect(section.getByText('Form not showing?')).toBeHidden()
  await expect(show).toBeEnabled()
  await show.focus()
  await page.clock.runFor(10_000)
  expect(toForm(requests)).toEqual([])
  const { height } = await boxOf(section)
  await show.press('Enter')
  await expect(frame).toBeFocused()
  await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  await expect(section.getByText('Form not showing?')).toBeVisible()
  expect((await boxOf(section)).height).toBe(height)
})
