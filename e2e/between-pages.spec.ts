import { expect, type Page, test } from '@playwright/test'
import { BOOKING_URL } from './support/pages.ts'

/** Longer than the 200 ms after which a resting pointer counts (eagerness "moderate"). */
const REST_MS = 600

/** The addresses asked for from now on, each with what it was asked for. */
function recordPurposes(page: Page): string[] {
  const asked: string[] = []
  page.context().on('request', async (request) => {
    const purpose = (await request.allHeaders().catch(() => undefined))?.['sec-purpose']
    if (purpose) asked.push(`${new URL(request.url()).pathname}: ${purpose}`)
  })
  return asked
}

for (const [from, name, path] of [
  ['/', 'Privacy Policy', '/privacy-policy'],
  ['/', 'Medical Disclaimer', '/medical-disclaimer'],
  ['/privacy-policy', 'Terms of Service', '/terms-of-service'],
] as const) {
  // Seen to catch a page without rules, and rules whose hash the policy did not name.
  test(`from ${from}, "${name}" is on its way before it is pressed`, async ({ page }) => {
    const asked = recordPurposes(page)
    await page.goto(from)
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).hover()
    await expect.poll(() => asked).toEqual([`${path}: prefetch;prerender`])
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(asked).toHaveLength(1)
  })
}

test('a pointer that rests on other links asks for nothing', async ({ page }) => {
  await page.goto('/')
  const requests: string[] = []
  page.context().on('request', (request) => requests.push(request.url()))
  const header = page.getByRole('banner')
  for (const name of ['Features', 'FAQ', 'Join Waitlist', 'Book a Call (opens in new tab)']) {
    await header.getByRole('link', { name, exact: true }).hover()
    await page.waitForTimeout(REST_MS)
  }
  expect(await header.getByRole('link', { name: /Book a Call/ }).getAttribute('href')).toBe(
    BOOKING_URL,
  )
  expect(requests).toEqual([])
})
