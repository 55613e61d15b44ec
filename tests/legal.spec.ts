import { LEGAL_PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

for (const [path, title] of Object.entries(LEGAL_PAGES)) {
  test(`the ${title} has contents that lead to its sections`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const names = await contents.allTextContents()
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(sections).toHaveText(names)
    for (const index of [names.length - 1, 1]) {
      await contents.nth(index).click()
      // Screen readers announce a section by the heading that takes the focus.
      await expect(sections.nth(index)).toBeFocused()
      await sections.nth(index).click({ trial: true, position: { x: 5, y: 5 } })
    }
  })
}

test('the privacy policy names the data that the app would collect', async ({ page }) => {
  await page.goto('/privacy-policy')
  const data = ['Name', 'Email', 'Tinnitus frequency', 'Audio preferences', 'Usage', 'Device']
  await expect(page.getByRole('row')).toContainText(data)
})
