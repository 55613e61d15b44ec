import { expect, test } from '@playwright/test'
import { ALL_PAGES } from './support/pages.ts'

test.use({ javaScriptEnabled: false })

for (const { name, path } of ALL_PAGES) {
  test(`all of ${name} can be read without scripts, and no dead button is left`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('This is not a medical device.')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.locator('.needs-scripts').filter({ visible: true })).toHaveCount(0)
    const hiddenTexts = await page
      .getByRole('main')
      .locator('h1, h2, h3, p, li, dt, dd, a, time')
      .evaluateAll((elements) =>
        elements
          .filter((one) => !one.closest('details, .needs-scripts, .print-only'))
          .filter((one) => one.textContent?.trim() && !one.checkVisibility())
          .map((one) => one.textContent?.trim()),
      )
    expect(hiddenTexts).toEqual([])
  })
}
