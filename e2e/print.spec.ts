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

/** What headings, paragraphs and list items say themselves. On paper, links' addresses stand between. */
async function wordsOf(part: Locator): Promise<string[]> {
  const words = await part
    .locator('h1, h2, h3, p, li, summary')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        one.closest('.faq .section-qualifier')
          ? []
          : [...one.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '') ?? ''),
      ),
    )
  return words.map(bare).filter(Boolean)
}

const missing = (words: string[], sheets: string[]) =>
  words.filter((one) => !sheets.join('').includes(one))

test('the landing page prints all its words and answers on eight sheets at most', async ({
  page,
}) => {
  await openRunning(page, '/')
  await page.getByRole('radio', { name: 'Habituation' }).check()
  const second = page.locator('summary').nth(1)
  await second.click()
  const stages = page.getByRole('list', { name: 'The four stages' }).locator('h3, h3 + p')
  const words = [
    ...(await wordsOf(page.locator('section:not(.masking, .waitlist)'))),
    ...(await wordsOf(page.locator('.waitlist-words'))),
    ...(await stages.allTextContents()).map(bare),
  ]
  expect(words.length).toBeGreaterThan(60)
  const headings = await page.locator('h2, h3, summary, .waitlist strong').allInnerTexts()
  for (const paper of ['A4', 'Letter'] as const) {
    const sheets = await print(page, paper)
    expect(missing([...words, FORM_URL, BOOKING_URL], sheets)).toEqual([])
    expect(sheets.length, paper).toBeLessThanOrEqual(8)
    const isLast = (sheet: string) => headings.some((one) => sheet.endsWith(bare(one)))
    expect(sheets.filter(isLast), 'a heading without its words').toEqual([])
    expect(sheets.join('')).not.toMatch(
      /Skiptomain|Quicklinks|Menu|Hearthefour|Turnyourdevice|theanimation|Showastage|Loudness|Formnotshowing/,
    )
  }
  // On the screen all is as it was.
  await expect(page.locator('details[open] summary')).toHaveText(await second.innerText())
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('svg, img').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.setViewportSize({ width: 700, height: 900 })
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const lead = await page.getByText('is a phone app in the making').boundingBox()
  expect(lead?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))
})

test('without scripts all answers print too', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/')
  const answers = await wordsOf(page.locator('.faq-answer'))
  expect(answers.length).toBeGreaterThan(20)
  expect(missing([...answers, FORM_URL], await print(page))).toEqual([])
  await page.close()
})

test('legal pages print like documents, and an error page on one sheet', async ({ page }) => {
  for (const [path, title] of [
    ['/privacy-policy', 'Privacy Policy'],
    ['/medical-disclaimer', 'Medical Disclaimer'],
  ] as const) {
    await page.emulateMedia({ media: null })
    await page.goto(path)
    const words = await wordsOf(page.locator('main .prose'))
    expect(words.length).toBeGreaterThan(20)
    const sheets = await print(page)
    expect(sheets[0]).toMatch(new RegExp(`^${bare(title)}LastupdatedJanuary2025`))
    expect(missing(words, sheets)).toEqual([])
    expect(sheets.filter((sheet) => sheet.length < 30)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation').or(page.getByRole('banner'))).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
  }
  await page.goto('/no-such-page')
  expect(await print(page)).toHaveLength(1)
})
