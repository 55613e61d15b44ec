import { expect, test } from '@playwright/test'

test.use({ reducedMotion: 'reduce' })

for (const [path, title] of [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/medical-disclaimer', 'Medical Disclaimer'],
] as const) {
  test(`the ${title} is dated, and its contents lead to its sections and mark the one being read`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('Last updated January 2025', { exact: true })).toBeVisible()
    // Placeholders that nobody filled in.
    await expect(page.getByRole('main')).not.toContainText(/\[[^\]]*\]|\{\{|TODO|lorem ipsum/i)

    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const names = await contents.allTextContents()
    expect(names.length).toBeGreaterThan(2)
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(sections).toHaveText(['On this page', ...names])
    const current = contents.and(page.locator('[aria-current]'))
    for (const index of [1, names.length - 1, 0]) {
      await contents.nth(index).click()
      // Screen readers announce a section by the heading that takes the focus.
      await expect(sections.nth(index + 1)).toBeFocused()
      await expect(sections.nth(index + 1)).toBeInViewport({ ratio: 1 })
      // The last section is too short to reach the top of the window.
      if (index < 2) await expect(current).toHaveText(names[index] ?? '')
    }
  })
}

test('the privacy policy names the data that the app would collect', async ({ page }) => {
  await page.goto('/privacy-policy')
  const main = page.getByRole('main')
  const data = ['name', 'e-?mail', 'tinnitus frequency', 'audio preferences', 'usage', 'device']
  for (const word of data) await expect(main).toContainText(new RegExp(`\\b${word}`, 'i'))
  await expect(main.getByRole('heading', { name: /consumer health data/i }).first()).toBeVisible()
})
