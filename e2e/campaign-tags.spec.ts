import { expect, test } from '@playwright/test'
import { BOOKING_URL, FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'
import { SITE_ADDRESS } from './support/site-under-test.ts'

const ARRIVAL = '?utm_source=mail&gclid=123&ref=a%20friend&fbclid=4'
const TAGS = '?utm_source=mail&ref=a%20friend'

test('campaign tags last for a visit to a legal page and back, and nothing is kept', async ({
  page,
  context,
}) => {
  await page.goto(`/${ARRIVAL}`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(`/privacy-policy${TAGS}`)
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(`/${TAGS}#faq`)
  await page.getByRole('link', { name: 'Open the waitlist form' }).scrollIntoViewIfNeeded()
  const frame = page.locator('#waitlist iframe')
  await expect(frame).toHaveAttribute('src', `${FRAMED_FORM_URL}${TAGS.replace('?', '&')}`)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('campaign tags as mailing tools write them reach the links and the form', async ({ page }) => {
  await page.goto('/?UTM_SOURCE=mail&amp;ref=a%20friend')
  const link = page.getByRole('link', { name: 'Open the waitlist form' })
  await expect(link).toHaveAttribute('href', FORM_URL + TAGS)
  await link.scrollIntoViewIfNeeded()
  const frame = page.locator('#waitlist iframe')
  await expect(frame).toHaveAttribute('src', `${FRAMED_FORM_URL}${TAGS.replace('?', '&')}`)
})

test('on every kind of page, links to the form and the booking page carry the tags', async ({
  page,
}) => {
  for (const path of ['/', '/privacy-policy', '/no-such-page', '/500']) {
    await page.goto(path + ARRIVAL)
    for (const address of [FORM_URL, BOOKING_URL]) {
      const links = page.locator(`a[href^="${address}"]`)
      const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(addresses.length).toBeGreaterThan(0)
      expect(new Set(addresses)).toEqual(new Set([address + TAGS]))
    }
  }
  await page.goto(`/${ARRIVAL}`)
  const ours = [SITE_ADDRESS, new URL(FORM_URL).origin].map((own) => `[href^="${own}"]`)
  const strangers = await page.locator(`a[href^=http]:not(${ours})`).all()
  expect(strangers.length).toBeGreaterThan(1)
  for (const link of strangers) await expect(link).not.toHaveAttribute('href', /utm_source/)
})
