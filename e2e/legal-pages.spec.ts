import { expect, test } from '@playwright/test'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'

for (const { path, title } of [
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/terms-of-service', title: 'Terms of Service' },
  { path: '/medical-disclaimer', title: 'Medical Disclaimer' },
] as const) {
  // Seen to catch a date that machines cannot read.
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

test('the contents mark the section being read, also after a leap', async ({ page }) => {
  await page.goto('/privacy-policy')
  const marked = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')
  const headings = page.locator('.prose h2')
  /** Puts a place of the page, given from its top, at the middle of the window at once. */
  const leapTo = (top: number) =>
    page.evaluate((place) => {
      window.scrollTo({ top: place - window.innerHeight / 2, behavior: 'instant' })
    }, top)
  for (const [section, next] of [
    [5, 6],
    [1, 2],
    [9, 10],
  ] as const) {
    const [from = 0, to = 0] = await headings.evaluateAll(
      (all, indexes) => indexes.map((at) => (all[at]?.getBoundingClientRect().top ?? 0) + scrollY),
      [section, next],
    )
    await leapTo((from + to) / 2)
    await expect(marked).toHaveText((await headings.nth(section).textContent()) ?? '')
  }
})

test('beside the words, the contents begin on the line of the title', async ({ page }) => {
  await page.goto('/privacy-policy')
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const contents = await page.getByRole('heading', { name: 'On this page' }).boundingBox()
  if (!title || !contents) throw new Error('A heading is not shown')
  expect(contents.x + contents.width).toBeLessThan(title.x)
  expect(contents.y).toBeGreaterThan(title.y)
  expect(contents.y + contents.height).toBeLessThanOrEqual(title.y + title.height)
})

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
