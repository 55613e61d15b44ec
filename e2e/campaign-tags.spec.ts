import { expect, test } from '@playwright/test'
import { BOOKING_URL, FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'

const ARRIVAL = '?utm_source=mail&gclid=123&ref=a%20friend&fbclid=4'
const TAGS = '?utm_source=mail&ref=a%20friend'
const FRAMED_WITH_TAGS = `${FRAMED_FORM_URL}&utm_source=mail&ref=a%20friend`

test('campaign tags last for a visit to a legal page and back to the form', async ({ page }) => {
  await page.goto(`/${ARRIVAL}`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(`/privacy-policy${TAGS}`)
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(`/${TAGS}#faq`)
  await page.getByRole('link', { name: 'Open the waitlist form' }).scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveAttribute('src', FRAMED_WITH_TAGS)
})

test('campaign tags as mailing tools write them reach the links and the form', async ({ page }) => {
  await page.goto('/?UTM_SOURCE=mail&amp;ref=a%20friend')
  const link = page.getByRole('link', { name: 'Open the waitlist form' })
  await expect(link).toHaveAttribute('href', FORM_URL + TAGS)
  await link.scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveAttribute('src', FRAMED_WITH_TAGS)
})

test('on every kind of page the links to the form and the booking page carry the tags, and no others', async ({
  page,
  baseURL,
}) => {
  for (const path of ['/privacy-policy', '/no-such-page', '/500', '/']) {
    await page.goto(path + ARRIVAL)
    for (const address of [FORM_URL, BOOKING_URL]) {
      const links = page.locator(`a[href^="${address}"]`)
      const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(new Set(addresses), path).toEqual(new Set([address + TAGS]))
    }
  }
  const own = [baseURL, FORM_URL, BOOKING_URL].map((address) => `[href^="${address}"]`)
  const strangers = page.locator(`a[href^=http]:not(${own})`)
  expect(await strangers.count()).toBeGreaterThan(1)
  await expect(strangers.and(page.locator('[href*=utm_source]'))).toHaveCount(0)
})
