import { PRODUCT_NAME } from './support/pages.ts'
import { expect, test } from './support/test.ts'

for (const [path, title, heading] of [
  ['/no-such-page', 'Page not found', 'Oops! Page not found'],
  ['/500', 'Unexpected Application Error!', 'Unexpected Application Error!'],
] as const) {
  test(`"${heading}" links home and is not indexed`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${title} – ${PRODUCT_NAME}`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
}
