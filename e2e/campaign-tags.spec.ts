import { expect, type Page, test } from '@playwright/test'
import { BOOKING_URL, FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'
import { SITE_ADDRESS, STAND_IN_ADDRESS } from './support/site-under-test.ts'

const TAGS = '?utm_source=mail&ref=a%20friend'

/** Links to the form and the booking page carry the tags; other outside links do not. */
async function expectTagged(page: Page) {
  const links = page.locator(
    `a[href^="${STAND_IN_ADDRESS}"], a[href*=utm_source]:not([href^="${SITE_ADDRESS}"])`,
  )
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(new Set(addresses)).toEqual(new Set([FORM_URL + TAGS, BOOKING_URL + TAGS]))
}

test('campaign tags, as mailing tools write them, last from page to page and reach the form', async ({
  page,
}) => {
  await page.goto('/?UTM_SOURCE=mail&amp;gclid=123&ref=a%20friend#waitlist')
  await expect(page.locator('iframe')).toHaveAttribute('src', `${FRAMED_FORM_URL}&${TAGS.slice(1)}`)
  await expectTagged(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(`/privacy-policy${TAGS}`)
  await expectTagged(page)
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(`/${TAGS}#faq`)
  for (const path of ['/no-such-page', '/500']) {
    await page.goto(path + TAGS)
    await expectTagged(page)
  }
})
