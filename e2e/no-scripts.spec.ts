import { expect, test } from '@playwright/test'
import { FORM_URL, STYLED_PAGES } from './support/pages.ts'

test.use({ javaScriptEnabled: false })

for (const { name, path } of STYLED_PAGES) {
  test(`all of ${name} can be read without scripts, and no dead button is left`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('This is not a medical device.')
    await expect(page.getByRole('button').or(page.locator('iframe'))).toHaveCount(0)
    await expect(page.locator('.needs-scripts').filter({ visible: true })).toHaveCount(0)
    const hidden = page.locator(
      'main :is(h1, h2, h3, p, li, a, time):not(details *, figure *, .needs-scripts *, .print-only)',
    )
    await expect(hidden.filter({ visible: false, hasText: /\S/ })).toHaveCount(0)
  })
}

test('without scripts the menu, the stages, the answers and the link to the form work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.locator('#faq h2')).toBeInViewport()

  const masking = page.getByRole('region', { name: 'Why Personalized Masking Works' })
  for (const name of ['Tinnitus Masked', 'Residual Inhibition', 'Habituation', 'Initial State']) {
    await masking.getByRole('radio', { name }).check()
    const shown = masking.locator('figure p').filter({ visible: true })
    await expect(shown.filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(1)
    await expect(masking.getByRole('heading', { name })).toBeVisible()
  }

  const questions = page.locator('#faq summary')
  await expect(questions).toHaveCount(10)
  for (const question of await questions.all()) {
    await question.click()
    await expect(page.locator('#faq details[open] p').first()).toBeVisible()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
  }

  await expect(page.getByText(/not running scripts/)).toBeVisible()
  for (const label of ['Open the waitlist form', 'Go to the waitlist form']) {
    const link = page.getByRole('link', { name: `${label} (opens in new tab)` })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', FORM_URL)
  }
})
