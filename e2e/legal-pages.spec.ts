import { expect, test } from '@playwright/test'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'

for (const { path, title } of [
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/terms-of-service', title: 'Terms of Service' },
  { path: '/medical-disclaimer', title: 'Medical Disclaimer' },
] as const) {
  test(`${path} is titled and dated`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(`${title} – ${PRODUCT_NAME}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const date = page.getByText('Last updated January 2025', { exact: true })
    await expect(date).toBeVisible()
    await expect(date).toHaveAttribute('datetime', '2025-01')
  })

  test(`the contents of ${path} lead to its sections`, async ({ page }) => {
    await page.goto(path)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const names = await contents.allTextContents()
    expect(names.length).toBeGreaterThan(2)
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(sections).toHaveText(['On this page', ...names])
    for (const name of [names[0], names.at(-1)]) {
      await contents
        .filter({ hasText: name ?? '' })
        .first()
        .click()
      const heading = sections.filter({ hasText: name ?? '' }).first()
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveURL(/#./)
    }
  })
}

test('the privacy policy names the data that the app would collect', async ({ page }) => {
  await page.goto('/privacy-policy')
  const text = page.getByRole('main')
  for (const data of [
    /\bname\b/i,
    /\be-?mail\b/i,
    /tinnitus frequency/i,
    /audio preferences/i,
    /usage/i,
    /device/i,
  ]) {
    await expect(text).toContainText(data)
  }
  await expect(
    page.getByRole('heading', { level: 2, name: /consumer health data/i }).first(),
  ).toBeVisible()
})

test('no page shows a placeholder in brackets', async ({ page }) => {
  for (const path of ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']) {
    await page.goto(path)
    await expect(page.locator('body')).not.toContainText(/\[[^\]]*\]|\{\{|TODO|lorem ipsum/i)
  }
})
