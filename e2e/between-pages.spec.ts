import { expect, type Page, test } from '@playwright/test'

/** Longer than the 200 ms after which a resting pointer counts (eagerness "moderate"). */
const REST_MS = 400

/** The pages that the browser renders beforehand, from now on. */
function recordPrerenders(page: Page): string[] {
  const asked: string[] = []
  page.context().on('request', async (request) => {
    const purpose = (await request.allHeaders().catch(() => undefined))?.['sec-purpose']
    if (purpose) asked.push(`${new URL(request.url()).pathname}: ${purpose}`)
  })
  return asked
}

test('a page is on its way before its link is pressed', async ({ page }) => {
  const asked = recordPrerenders(page)
  await page.goto('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
  await link.hover()
  await expect.poll(() => asked).toEqual(['/privacy-policy: prefetch;prerender'])
  await link.click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('a pointer that rests on other links asks for no page', async ({ page }) => {
  const asked = recordPrerenders(page)
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const name of ['Features', 'Join Waitlist', 'Book a Call (opens in new tab)']) {
    await header.getByRole('link', { name, exact: true }).hover()
    // Nothing must happen: there is no state to wait for.
    await page.waitForTimeout(REST_MS)
  }
  expect(asked).toEqual([])
})
