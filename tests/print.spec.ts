import type { Page } from '@playwright/test'
import { boxOf, openRunning } from './support/observe.ts'
import { BOOKING_URL, FORM_URL } from './support/sites.ts'
import { expect, test } from './support/test.ts'

/** Of Letter, which has less room than A4. */
async function countSheets(page: Page) {
  const pdf = await page.pdf({ format: 'Letter', printBackground: false })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
}

/** From now on, the page looks as it does on a sheet of A4 with its margins. */
async function showAsOnPaper(page: Page) {
  await page.setViewportSize({ width: 658, height: 986 })
  await page.emulateMedia({ media: 'print' })
}

test('the landing page prints all its text on eight sheets at most', async ({ page }) => {
  await openRunning(page, '/')
  await page.getByRole('radio', { name: 'Habituation' }).check()
  await page.locator('summary').nth(1).click()
  expect(await countSheets(page)).toBeLessThanOrEqual(8)
  // On screen, nothing has changed.
  await expect(page.locator('details[open] summary')).toHaveText(/residual inhibition/)

  await showAsOnPaper(page)
  const parts = ':is(section:not(.masking, .waitlist), .waitlist-words, .stage-list)'
  const words = page.locator(`${parts} :is(h1, h2, h3, p, li, summary)`)
  const lost = words.filter({ visible: false, hasText: /\S/ })
  await expect(lost).toHaveText([/^Choose a question/])
  const links = { 'Open the waitlist form': FORM_URL, 'Book a Call': BOOKING_URL }
  for (const [name, url] of Object.entries(links)) {
    const link = page.getByRole('link', { name })
    expect(await link.evaluate((a) => getComputedStyle(a, '::after').content)).toContain(url)
  }
  const useless = page
    .locator('svg, img, button, label, figure, header, nav')
    .or(page.getByText(/^(Turn your device down|Form not showing)/))
  await expect(useless.filter({ visible: true })).toHaveCount(0)
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  const lead = await boxOf(page.getByRole('main').getByRole('paragraph').first())
  expect(lead.top).toBeGreaterThanOrEqual(title.bottom)
})

test('a legal page prints like a document, and an error page on one sheet', async ({ page }) => {
  await page.goto('/no-such-page')
  expect(await countSheets(page)).toBe(1)
  await page.goto('/privacy-policy')
  await showAsOnPaper(page)
  const lost = page.locator('main .prose *').filter({ visible: false })
  await expect(lost).toHaveCount(0)
  await expect(page.getByRole('navigation').or(page.getByRole('banner'))).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
})
