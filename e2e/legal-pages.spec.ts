import { expect, test } from '@playwright/test'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { PLACEHOLDER } from './support/pages.ts'

for (const { path, title } of [
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/terms-of-service', title: 'Terms of Service' },
  { path: '/medical-disclaimer', title: 'Medical Disclaimer' },
]) {
  test(`the ${title} is titled and dated, and its contents lead to its sections`, async ({
    page,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page).toHaveTitle(`${title} – ${PRODUCT_NAME}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('body')).not.toContainText(PLACEHOLDER)
    const date = page.getByText('Last updated January 2025', { exact: true })
    await expect(date).toBeVisible()

    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const names = await contents.allTextContents()
    expect(names.length).toBeGreaterThan(2)
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(sections).toHaveText(['On this page', ...names])
    for (const index of [0, names.length - 1]) {
      await contents.nth(index).click()
      await expect(sections.nth(index + 1)).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveURL(/#./)
    }
  })
}

test('the contents mark the section being read, also after a leap', async ({ page }) => {
  await page.goto('/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const headings = page.locator('.prose h2')
  for (const section of [5, 1, 9]) {
    await headings.evaluateAll((all, at) => {
      const [from = 0, to = 0] = all.slice(at, at + 2).map((one) => one.getBoundingClientRect().top)
      window.scrollBy({ top: (from + to - window.innerHeight) / 2, behavior: 'instant' })
    }, section)
    const name = (await headings.nth(section).textContent()) ?? ''
    await expect(contents.locator('[aria-current]')).toHaveText(name)
  }
})

test('the first words stay where they are while the rest arrives', async ({ page }) => {
  await page.goto('/privacy-policy')
  const first = page.getByRole('heading', { level: 2, name: 'Who we are' })
  const whole = await first.boundingBox()
  // As it is when no more has come.
  await first.evaluate((heading) => {
    while (heading.nextSibling) heading.nextSibling.remove()
  })
  expect((await first.boundingBox())?.y).toBe(whole?.y)
})

test('the privacy policy names the data that the app would collect', async ({ page }) => {
  await page.goto('/privacy-policy')
  const main = page.getByRole('main')
  const data = ['name', 'e-?mail', 'tinnitus frequency', 'audio preferences', 'usage', 'device']
  for (const word of data) await expect(main).toContainText(new RegExp(`\\b${word}`, 'i'))
  await expect(main.getByRole('heading', { name: /consumer health data/i }).first()).toBeVisible()
})
