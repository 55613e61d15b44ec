import { expect, test } from '@playwright/test'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { isNetworkLine, recordConsoleErrors } from './support/observe.ts'

const UNKNOWN_PATHS = [
  '/no-such-page',
  '/privacy-policy/older',
  '/a/much/deeper/address',
  '/404',
  '/file.html',
  '/caf%C3%A9',
]

for (const path of UNKNOWN_PATHS) {
  test(`${path} is not found, says so and is logged once`, async ({ page }) => {
    const errors = recordConsoleErrors(page)
    const response = await page.goto(`${path}?from=test`)
    expect(response?.status()).toBe(404)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Oops! Page not found', exact: true }),
    ).toBeVisible()
    await expect
      .poll(() => errors.filter((line) => !isNetworkLine(line)))
      .toEqual([`Page not found: ${path}`])
    expect(errors.filter(isNetworkLine)).toHaveLength(1)
  })
}

test('the 404 page leads home, has its own title and stays out of searches', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page).toHaveTitle(`Page not found – ${PRODUCT_NAME}`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  const home = page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true })
  await expect(home).toHaveAttribute('href', '/')
  await home.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Why Personalized Masking Works' })).toBeAttached()
})
