import type { Page } from '@playwright/test'
import { BOOKING_URL, FORM_URL } from './support/sites.ts'
import { expect, test } from './support/test.ts'

/** `gclid` belongs to one visitor, so it goes nowhere. */
const VISIT = '?utm_source=mail&gclid=123&ref=a+friend'
const TAGS = 'utm_source=mail&ref=a+friend'

/** All links to the form and the booking page carry the tags, beside what they had. */
async function expectTagged(page: Page) {
  const addresses = await page
    .locator('a[target=_blank]')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href))
  expect(new Set(addresses)).toEqual(new Set([`${FORM_URL}&${TAGS}`, `${BOOKING_URL}?${TAGS}`]))
}

test('campaign tags reach the form and the call, from every page', async ({ page }) => {
  await page.goto(`/${VISIT}#waitlist`)
  await expect(page.locator('iframe')).toHaveAttribute('src', `${FORM_URL}&${TAGS}`)
  await expectTagged(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(`/privacy-policy?${TAGS}`)
  await expectTagged(page)
  await page.goto(`/no-such-page${VISIT}`)
  await expectTagged(page)
})

for (const search of [VISIT, '?UTM_SOURCE=mail', '?utm_source=mail&amp;ref=x']) {
  test(`a link within the page does not reload it after ${search}`, async ({ page }) => {
    await page.goto(`/${search}`)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.locator('h2#faq')).toBeFocused()
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
    await expect(page.locator('h2#waitlist')).toBeFocused()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
}

test('a tag may be of any length but sends 200 characters', async ({ page }) => {
  await page.goto(`/?ref=${'x'.repeat(300)}`)
  const link = page.getByRole('banner').getByRole('link', { name: 'Book a Call' })
  await expect(link).toHaveAttribute('href', `${BOOKING_URL}?ref=${'x'.repeat(200)}`)
})
