import type { Page } from '@playwright/test'
import { PHONE, SMALL_PHONE } from './support/devices.ts'
import { expectLandedAt } from './support/links.ts'
import { boxOf, recordRequests } from './support/observe.ts'
import { holdRequests, openStill } from './support/simulate.ts'
import { FORM_URL, WITHOUT_TEXTS } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { signUp, waitlistOf } from './support/waitlist-section.ts'

/** As much of the frame as must be in the window: the form's first field. */
const TOP_OF_FORM_PX = 200

const SEEN = /sees your internet address and may set cookies\. Privacy policy$/

const toForm = (requests: string[]) => requests.filter((url) => url.startsWith(FORM_URL))

test('the form loads only for visitors who stay near it', async ({ page, baseURL }) => {
  const requests = recordRequests(page)
  await page.clock.install()
  await page.goto('/?own=secret')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expectLandedAt(page, 'faq')
  await page.clock.runFor(10_000)
  expect(toForm(requests)).toEqual([])

  const request = page.waitForRequest(FORM_URL)
  await waitlistOf(page).link.scrollIntoViewIfNeeded()
  expect((await (await request).allHeaders()).referer).toBe(`${baseURL}/`)
  expect(toForm(requests)).toEqual([FORM_URL])
})

for (const device of [SMALL_PHONE, PHONE, { width: 1280, height: 720 }]) {
  test(`Join shows the form at once, ${device.width} px wide`, async ({ page }) => {
    await page.setViewportSize(device)
    await openStill(page, '/')
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
    await expectLandedAt(page, 'waitlist')
    const { section, title, policy, frame, form } = waitlistOf(page)
    await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
    for (const part of [title, section.getByText(/^Joining is free/), section.getByText(SEEN)])
      await expect(part).toBeInViewport({ ratio: 1 })
    const { top } = await boxOf(frame)
    expect(top + TOP_OF_FORM_PX).toBeLessThanOrEqual(device.height)
    if (device.width >= 960) expect(Math.abs(top - (await boxOf(title)).top)).toBeLessThan(16)
    await expect(frame).not.toBeFocused()
    await page.keyboard.press('Tab')
    await expect(policy).toBeFocused()
  })
}

test('the keyboard gets into the form and out again, both ways', async ({ page }) => {
  await openStill(page, '/#waitlist')
  const { section, policy, link, frame, form } = waitlistOf(page)
  await policy.focus()
  await expect(form.getByRole('heading', { level: 1 })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(policy).toBeFocused()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(frame).toBeFocused()
  // The way out and the call come after the form, and nothing else.
  await expect(section.getByText('Form not showing?')).toBeVisible()
  await expect(section.getByRole('link')).toHaveText([
    'Privacy policy',
    'Open the waitlist form',
    'Book a Call',
  ])

  await expect(frame).toHaveAccessibleName('Sampletune waitlist form')
  await expect(frame).toHaveCSS('height', '600px')
  await expect(frame).not.toHaveAttribute('allow')
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox ' +
      'allow-top-navigation-by-user-activation',
  )
  // Nothing covers it.
  for (const y of [1, 300, 599]) await frame.click({ trial: true, position: { x: 40, y } })
})

/** Resolves to whether the security policy has blocked anything by then. */
const blockedParts = (page: Page) =>
  page.evaluateHandle(() => {
    const blocked: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.blockedURI))
    return blocked
  })

test('a late form moves nothing, and a sign-up may lead to another host', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE)
  const releaseForm = await holdRequests(page, `${FORM_URL}*`)
  await openStill(page, '/#waitlist')
  const { section, link, form } = waitlistOf(page)
  const loading = section.getByText('Loading…')
  await expect(loading).toBeVisible()
  const before = await boxOf(link)
  const blocked = await blockedParts(page)
  releaseForm()
  await expect(form.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(loading).toHaveCount(0)
  await signUp(page)
  await expect(form.getByText('You are on the waitlist')).toBeVisible()
  expect(await blocked.jsonValue()).toEqual([])
  expect(await boxOf(link)).toEqual(before)
  await expect(link).toHaveAttribute('href', FORM_URL)
})

test.describe('with click to load', () => {
  test.use({ baseURL: WITHOUT_TEXTS })

  test('only the button requests the form, and the focus goes into it', async ({ page }) => {
    const requests = recordRequests(page)
    await page.clock.install()
    await page.goto('/')
    const { section, link, show, frame, form } = waitlistOf(page)
    await link.scrollIntoViewIfNeeded()
    await expect(section.getByText(/gets nothing from you until you press/)).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(frame).toHaveCount(0)
    expect(toForm(requests)).toEqual([])

    const before = await boxOf(link)
    await expect(show.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr')
    await show.press('Enter')
    await expect(frame).toBeFocused()
    await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
    expect(await boxOf(link)).toEqual(before)
  })
})
