import { expect, type Locator, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { openRunning } from './support/observe.ts'
import { BOOKING_URL, FORM_URL } from './support/pages.ts'

/** Text without what a line break or a ligature could change. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad]+/g, '')

/** What a visitor gets on paper: the words of each sheet, bare. */
async function print(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<string[]> {
  const pdf = await page.pdf({ format, printBackground: false })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text.map(bare)
}

/** The elements' own text, bare. On paper, link addresses come in between. */
async function wordsOf(elements: Locator): Promise<string[]> {
  const words = await elements.evaluateAll((all) =>
    all.flatMap((one) =>
      [...one.childNodes].map((node) => (node.nodeType === 3 ? (node.nodeValue ?? '') : '')),
    ),
  )
  return words.map(bare).filter(Boolean)
}

const missing = (words: string[], sheets: string[]) =>
  words.filter((one) => !sheets.join('').includes(one))

for (const [scripts, paper] of [
  ['with', 'A4'],
  ['without', 'Letter'],
] as const) {
  test.describe(() => {
    test.use({ javaScriptEnabled: scripts === 'with' })

    test(`the landing page prints all its words and answers on eight sheets of ${paper} at most, ${scripts} scripts`, async ({
      page,
    }) => {
      if (scripts === 'with') await openRunning(page, '/')
      else await page.goto('/')
      await page.getByRole('radio', { name: 'Habituation' }).check()
      await page.locator('summary').nth(1).click()
      const parts = ':is(section:not(.masking, .waitlist), .waitlist-words, .stage-list)'
      const texts =
        ':not(.faq .section-qualifier, .new-tab-words, .needs-scripts, [href="#waitlist"])'
      const words = await wordsOf(page.locator(`${parts} ${texts}`))
      expect(words.length).toBeGreaterThan(60)
      const sheets = await print(page, paper)
      expect(missing([...words, FORM_URL, BOOKING_URL], sheets), 'words lost on paper').toEqual([])
      expect(sheets.length).toBeLessThanOrEqual(8)
      const headings = await page.locator('h2, h3, summary').allInnerTexts()
      const isLast = (sheet: string) => headings.some((one) => sheet.endsWith(bare(one)))
      expect(sheets.filter(isLast), 'a heading without its words').toEqual([])
      expect(sheets.join('')).not.toMatch(
        /Skiptomain|Quicklinks|Menu|Hearthefour|Turnyourdevice|theanimation|Showastage|Loudness|Formnotshowing/,
      )
      // On screen, nothing has changed.
      await expect(page.locator('details[open] summary')).toHaveText(/residual inhibition/)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('svg, img').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('banner')).toHaveCount(0)
      await page.setViewportSize({ width: 700, height: 900 })
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      const lead = await page.getByText('is a phone app in the making').boundingBox()
      expect(lead?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))
    })
  })
}

test('a legal page prints like a document, and an error page on one sheet', async ({ page }) => {
  await page.goto('/privacy-policy')
  const words = await wordsOf(page.locator('main .prose :not(.new-tab-words)'))
  expect(words.length).toBeGreaterThan(20)
  const sheets = await print(page)
  expect(sheets[0]).toMatch(/^PrivacyPolicyLastupdatedJanuary2025/)
  expect(missing(words, sheets), 'words lost on paper').toEqual([])
  expect(sheets.filter((sheet) => sheet.length < 30)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation').or(page.getByRole('banner'))).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
  await page.goto('/no-such-page')
  expect(await print(page)).toHaveLength(1)
})
