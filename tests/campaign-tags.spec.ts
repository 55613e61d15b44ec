import { expect, type Page, test } from '@playwright/test'
import { expectLandedAt } from './support/links.ts'
import { BOOKING_URL, FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'
import { openStill } from './support/simulate.ts'
import { STAND_IN_ADDRESS } from './support/site-under-test.ts'

const TAGS = '?utm_source=mail&ref=a%20friend'

/** All links to the form and the booking page carry the tags. */
async function expectTagged(page: Page) {
  const links = page.locator(`a[href^="${STAND_IN_ADDRESS}"]`)
  const addresses = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map((a) => a.href))
  expect(new Set(addresses)).toEqual(new Set([FORM_URL + TAGS, BOOKING_URL + TAGS]))
}

test('campaign tags persist from page to page and reach the form', async ({ page }) => {
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

test('campaign tags after the anchor count, and the anchor still works', async ({ page }) => {
  await openStill(page, '/#waitlist?UTM_SOURCE=mail&amp;gclid=123&ref=a%20friend')
  await expectLandedAt(page, 'waitlist')
  await expect(page.locator('iframe')).toHaveAttribute('src', `${FRAMED_FORM_URL}&${TAGS.slice(1)}`)
  await page.goto('about:blank')
  await page.goto(`/#cost${TAGS}`)
  await expect(page).toHaveURL(`/${TAGS.replace('%20', '+')}#cost`)
  await expect(page.getByText('Nothing is sold on this site.')).toBeInViewport({ ratio: 1 })
})
