import { BOOKING_URL, FORM_URL } from './support/sites.ts'
import { expect, test } from './support/test.ts'

/** `gclid` and an email address belong to one visitor, so they go nowhere. */
const VISIT = `?utm_source=mail&gclid=123&utm_email=me@mail.test&utm_medium=post&ref=${'x'.repeat(300)}`
const TAGS = `utm_source=mail&utm_medium=post&ref=${'x'.repeat(200)}`
/** The owner has put a medium of their own into its URL. */
const TAGGED_FORM = `${FORM_URL}&utm_source=mail&ref=${'x'.repeat(200)}`

test('campaign tags reach the form and the call, also from the next page', async ({ page }) => {
  await page.goto(`/${VISIT}#waitlist`)
  await expect(page.locator('iframe')).toHaveAttribute('src', TAGGED_FORM)
  const tagged = new Set([TAGGED_FORM, `${BOOKING_URL}?${TAGS}`])
  const services = page.getByRole('link', { name: '(opens in new tab)' })
  const urls = () => services.evaluateAll((all: HTMLAnchorElement[]) => all.map((a) => a.href))
  expect(new Set(await urls())).toEqual(tagged)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).press('Enter')
  await expect(page).toHaveURL(`/privacy-policy?${TAGS}`)
  expect(new Set(await urls())).toEqual(tagged)
})

test('a link within the page does not reload it', async ({ page }) => {
  // As a mail program may garble it: the link's query must stay as it is.
  await page.goto('/?utm_source=mail&amp;ref=x')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { name: /^FAQ/ })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click()
  await expect(page.getByRole('heading', { name: /^Join/ })).toBeFocused()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
