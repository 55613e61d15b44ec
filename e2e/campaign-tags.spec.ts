import { expect, type Page, test } from '@playwright/test'
import { BOOKING_URL, FORM_URL, FRAMED_FORM_URL } from './support/pages.ts'

const ARRIVAL = '/?utm_source=mail&gclid=123&ref=a%20friend&fbclid=4'
const TAGS = '?utm_source=mail&ref=a%20friend'

const formAddress = (page: Page) => page.locator('#waitlist iframe').getAttribute('src')

test('campaign tags last for a visit to a legal page and back, and nothing is kept', async ({
  page,
  context,
}) => {
  await page.goto(ARRIVAL)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(`/privacy-policy${TAGS}`)
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(`/${TAGS}#faq`)
  await page.locator('#waitlist astro-island').scrollIntoViewIfNeeded()
  await expect.poll(() => formAddress(page)).toBe(`${FRAMED_FORM_URL}${TAGS.replace('?', '&')}`)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

for (const path of ['/', '/privacy-policy', '/no-such-page', '/%E0%A4%A']) {
  test(`on ${path}, links to the form and the booking page carry the tags`, async ({ page }) => {
    await page.goto(path + ARRIVAL.slice(1))
    const calls = page.getByRole('link', { name: /^Book a Call/, includeHidden: true })
    for (const call of await calls.all()) {
      await expect(call).toHaveAttribute('href', `${BOOKING_URL}${TAGS}`)
    }
    expect(await calls.count()).toBeGreaterThan(0)
    const forms = page.locator(`a[href^="${FORM_URL}"]`)
    for (const form of await forms.all()) {
      await expect(form).toHaveAttribute('href', `${FORM_URL}${TAGS}`)
    }
    expect(await forms.count()).toBeGreaterThan(0)
  })
}

test('without tags every link keeps the address it was written with', async ({ page }) => {
  await page.goto('/?gclid=123')
  const carried = await page.evaluate(() =>
    [...document.links].map(({ href }) => href).filter((href) => /gclid|utm_|ref=/.test(href)),
  )
  // A jump within the page keeps the page's own address.
  expect(carried.filter((href) => !href.includes('/?gclid=123#'))).toEqual([])
  await expect(page.locator('a[href="#waitlist"]').first()).toBeVisible()
})
