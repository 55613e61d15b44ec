import { expect, test } from '@playwright/test'
import { expectStage, illustrationOf, STAGES } from './support/masking-illustration.ts'
import { hiddenTexts } from './support/observe.ts'
import { FORM_URL, STYLED_PAGES } from './support/pages.ts'

test.use({
  reducedMotion: 'reduce',
  javaScriptEnabled: false,
  viewport: { width: 360, height: 740 },
})

test('without scripts every page is readable, and no button is dead', async ({ page }) => {
  for (const { path } of STYLED_PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('This is not a medical device.')
    await expect(page.getByRole('button')).toHaveText(['Menu'])
    const dead = page.locator('.needs-scripts, iframe, [role=status]')
    await expect(dead.filter({ visible: true, hasText: /\S/ })).toHaveCount(0)
    await expect(hiddenTexts(page)).toHaveText([])
  }
})

test('without scripts menu, stages, questions and form link work', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.locator('h2#faq')).toBeInViewport()

  for (const name of [
    'Tinnitus Masked',
    'Residual Inhibition',
    'Habituation',
    STAGES[0],
  ] as const) {
    await illustrationOf(page).stage(name).check()
    await expectStage(page, name)
  }
  for (const index of [0, 9]) {
    await page.locator('summary').nth(index).click()
    await expect(page.locator('details').nth(index).locator('p').first()).toBeVisible()
    await expect(page.locator('details[open]')).toHaveCount(1)
  }
  await expect(page.getByText(/not running scripts/)).toBeVisible()
  const link = page.getByRole('main').getByRole('link', { name: /waitlist form/ })
  await expect(link).toHaveText('Open the waitlist form (opens in new tab)')
  await expect(link).toHaveAttribute('href', FORM_URL)
})
