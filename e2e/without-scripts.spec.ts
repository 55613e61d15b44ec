import { expect, type Page, test } from '@playwright/test'
import { expectNewTab } from './support/links.ts'
import { STAGES } from './support/masking-loop.ts'
import { ALL_PAGES, FORM_URL } from './support/pages.ts'

test.use({ javaScriptEnabled: false })

/** Text that is on the page but takes no room on the screen, outside what is closed by design. */
function hiddenTexts(page: Page) {
  return page
    .getByRole('main')
    .locator('h1, h2, h3, p, li, dt, dd, a, time')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('details, .needs-scripts, .print-only, .stage-mark'))
        .filter((element) => element.textContent?.trim() && !element.checkVisibility())
        .map((element) => element.textContent?.trim()),
    )
}

test('the browser of these tests knows that it runs no scripts', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true)
})

for (const { name, path } of ALL_PAGES) {
  test(`all of ${name} can be read without scripts`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hiddenTexts(page)).toEqual([])
    await expect(page.getByRole('contentinfo')).toContainText('This is not a medical device.')
    await expect(page.getByRole('button')).toHaveCount(0)
  })
}

// Seen to catch questions that share no name.
test('all ten answers can be opened and read without scripts', async ({ page }) => {
  await page.goto('/')
  const items = page.locator('#faq details')
  await expect(items).toHaveCount(10)
  for (const item of await items.all()) {
    await item.locator('summary').click()
    await expect(item.getByRole('paragraph').first()).toBeVisible()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
  }
})

// Seen to catch an empty frame without scripts.
test('the form is a link without scripts, and no empty frame is left', async ({ page }) => {
  await page.goto('/')
  const waitlist = page.locator('#waitlist')
  await expect(waitlist.locator('iframe')).toHaveCount(0)
  await expect(waitlist.locator('.waitlist-frame')).toBeHidden()
  await expect(waitlist.getByText(/not running scripts/)).toBeVisible()
  const link = waitlist.getByRole('link', { name: 'Open the waitlist form (opens in new tab)' })
  await expectNewTab(link, FORM_URL)
})

test('the four stages are plain words without scripts', async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Why Personalized Masking Works' })
  await expect(section.getByRole('button')).toHaveCount(0)
  for (const name of STAGES) {
    await expect(section.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
  }
  await expect(section.getByRole('listitem')).toHaveCount(4)
})

test('the menu opens without scripts on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link')).toHaveCount(0)
  await nav.getByRole('button', { name: 'Menu' }).click()
  await expect(nav.getByRole('link')).toHaveCount(4)
})
