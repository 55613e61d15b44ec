import { expect, type Page, test } from '@playwright/test'
import { LAPTOP, PHONE, SMALL_PHONE } from './support/devices.ts'
import { expectLandedAt } from './support/links.ts'
import { boxOf, recordRequests } from './support/observe.ts'
import { FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'
import { openStill } from './support/simulate.ts'
import { waitlistOf } from './support/waitlist-section.ts'

/** As much of the form as must be in the window: its first field. */
const TOP_OF_FORM_PX = 300

const OPERATOR = /^Fillout, an outside service, .* loads by itself/

test('the form loads only for visitors who stay near it', async ({ page, baseURL }) => {
  const requests = recordRequests(page)
  const toForm = () => requests.filter((address) => address.startsWith(FORM_URL))
  await page.clock.install()
  await page.goto('/?own=secret')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expectLandedAt(page, 'faq')
  await page.clock.runFor(10_000)
  expect(toForm()).toEqual([])

  const request = page.waitForRequest(FRAMED_FORM_URL)
  await waitlistOf(page).link.scrollIntoViewIfNeeded()
  expect((await (await request).allHeaders()).referer).toBe(`${baseURL}/`)
  expect(toForm()).toEqual([FRAMED_FORM_URL])
})

/** The title, the notice and the form's first field are in the window, and Tab continues there. */
async function expectForm(page: Page, { width, height }: typeof LAPTOP) {
  await expectLandedAt(page, 'waitlist')
  const { section, title, policy, frame } = waitlistOf(page)
  const intro = section.locator('hgroup').getByRole('paragraph')
  for (const part of [title, intro, section.getByText(OPERATOR), policy])
    await expect(part).toBeInViewport({ ratio: 1 })
  const { top: formTop } = await boxOf(frame)
  const { top: titleTop } = await boxOf(title)
  expect(formTop + TOP_OF_FORM_PX).toBeLessThanOrEqual(height)
  if (width >= 960) expect(Math.abs(formTop - titleTop)).toBeLessThan(16)
  await page.keyboard.press('Tab')
  await expect(policy).toBeFocused()
}

for (const device of [SMALL_PHONE, PHONE, LAPTOP]) {
  test(`Join shows the form at once, ${device.width} px wide`, async ({ page }) => {
    await page.setViewportSize(device)
    await openStill(page, '/')
    const scrolls = await page.evaluateHandle(() => {
      const events: Event[] = []
      addEventListener('scroll', (event) => events.push(event))
      return events
    })
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
    await expectForm(page, device)
    const { form, frame } = waitlistOf(page)
    await expect(form.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
    await expect(frame).not.toBeFocused()
    // Smooth scrolling would fire many events and delay the form.
    expect(await scrolls.evaluate((events) => events.length)).toBe(1)
  })
}

test('the keyboard gets into the form and out again, both ways', async ({ page }) => {
  await openStill(page, '/#waitlist')
  const { section, policy, link, frame, form } = waitlistOf(page)
  await expectForm(page, LAPTOP)
  await expect(policy.locator('..')).toHaveText(OPERATOR)
  await expect(form.getByRole('heading', { level: 1 })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(frame).toBeFocused()
  await expect(form.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(policy).toBeFocused()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(frame).toBeFocused()
  for (const part of [link, section.getByText(/^For adults/)])
    await expect(part.and(frame.locator('xpath=following::*'))).toBeVisible()

  await expect(frame).toHaveAccessibleName(/waitlist form/)
  await expect(frame).not.toHaveAttribute('allow')
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox ' +
      'allow-top-navigation-by-user-activation',
  )
  // Nothing covers it.
  for (const y of [1, 300, 599]) await frame.click({ trial: true, position: { x: 40, y } })
})
