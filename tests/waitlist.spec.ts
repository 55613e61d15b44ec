import { PHONE, SMALL_PHONE } from './support/devices.ts'
import { boxOf, expectLandedAt, recordRequests } from './support/observe.ts'
import { holdRequests, openStill } from './support/simulate.ts'
import { FORM_URL, WITHOUT_TEXTS } from './support/sites.ts'
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

for (const device of [SMALL_PHONE, PHONE, { width: 1280, height: 720 }]) {
  test(`Join shows the form at once, ${device.width} px wide`, async ({ page }) => {
    await page.setViewportSize(device)
    await openStill(page, '/')
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
    await expectLandedAt(page, 'waitlist')
    const { section, title, policy, frame, form } = waitlistOf(page)
    await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
    for (const part of [title, section.getByText(/^Joining is free/), policy])
      await expect(part).toBeInViewport({ ratio: 1 })
    // The form's first field.
    expect((await boxOf(frame)).top + 200).toBeLessThanOrEqual(device.height)
  })
}

test('the keyboard gets into the form and out again, both ways', async ({ page }) => {
  await openStill(page, '/#waitlist')
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
  await openStill(page, '/#waitlist')
  const { section, link, frame, form } = waitlistOf(page)
  await expect(section.getByText('Loading…')).toBeVisible()
  const before = await boxOf(link)
  releaseForm()
  await expect(form.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(section.getByText('Loading…')).toHaveCount(0)
  await expect(frame).toHaveAccessibleName('Sampletune waitlist form')
  await expect(frame).toHaveCSS('height', '600px')
  // The form may not lead the whole page away by itself.
  await expect(frame).toHaveAttribute('sandbox', /allow-top-navigation-by-user-activation$/)
  expect(await boxOf(link)).toEqual(before)
})

test('a mail or phone link in the form leaves what was typed', async ({ page }) => {
  await openStill(page, '/#waitlist')
  const { form } = waitlistOf(page)
  await form.getByLabel('Email').fill('me@mail.test')
  for (const name of ['Write', 'call us']) await form.getByRole('link', { name }).click()
  await expect(form.getByLabel('Email')).toHaveValue('me@mail.test')
})

test('with click to load, only the button requests the form', async ({ page }) => {
  const requests = recordRequests(page)
  await page.clock.install()
  await page.goto(`${WITHOUT_TEXTS}/#waitlist`)
  const { section, show, frame, form } = waitlistOf(page)
  await expect(section.getByText(/gets nothing from you until you press/)).toBeVisible()
  await show.focus()
  await page.clock.runFor(10_000)
  expect(toForm(requests)).toEqual([])
  const { height } = await boxOf(section)
  await show.press('Enter')
  await expect(frame).toBeFocused()
  await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  expect((await boxOf(section)).height).toBe(height)
})
