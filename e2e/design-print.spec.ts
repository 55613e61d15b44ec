import { expect, type Locator, type Page, test } from '@playwright/test'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { BOOKING_URL, FORM_URL } from './pages.ts'
import { bare, printedSheets, printedText } from './printed-text.ts'

const LEGAL_PAGES = [
  { title: 'Privacy Policy', path: '/privacy-policy' },
  { title: 'Terms of Service', path: '/terms-of-service' },
  { title: 'Medical Disclaimer', path: '/medical-disclaimer' },
]

/** Every run of words in some elements, bare. */
async function wordsOf(elements: Locator): Promise<string[]> {
  const words = await elements.evaluateAll((parts) =>
    parts.flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) found.push(texts.currentNode.nodeValue ?? '')
      return found
    }),
  )
  return words.map(bare).filter(Boolean)
}

const missing = (words: string[], printed: string) => words.filter((one) => !printed.includes(one))

async function openFaq(page: Page) {
  await page.goto('/')
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await expect(page.locator('#faq astro-island')).not.toHaveAttribute('ssr')
}

const openQuestions = (page: Page) =>
  page
    .locator('#faq details')
    .evaluateAll((items: HTMLDetailsElement[]) =>
      items.flatMap(({ open, id }) => (open ? [id] : [])),
    )

async function expectTenAnswers(page: Page) {
  await expect(page.locator('.faq-answer')).toHaveCount(10)
  const answers = await wordsOf(page.locator('.faq-answer'))
  expect(missing(answers, await printedText(page))).toEqual([])
}

test('paper shows all ten answers, whether the questions have been seen or not', async ({
  page,
}) => {
  await page.goto('/')
  await expectTenAnswers(page)
  await openFaq(page)
  await expectTenAnswers(page)
})

for (const opened of ['hearing-safety', 'data', undefined]) {
  test(`after printing, ${opened ?? 'no answer'} is open as before`, async ({ page }) => {
    await openFaq(page)
    if (opened) await page.locator(`#${opened} summary`).click()
    const before = opened ? [opened] : []
    expect(await openQuestions(page)).toEqual(before)
    await printedSheets(page)
    await expect.poll(() => openQuestions(page)).toEqual(before)
    await page.locator('#cost summary').click()
    await expect.poll(() => openQuestions(page)).toEqual(['cost'])
  })
}

test('paper shows where every link out of the site leads', async ({ page }) => {
  await page.goto('/')
  const addresses = await page
    .getByRole('main')
    .locator('a[href^=http]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const outside = await page
    .locator('#faq a[href^=http]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const all = [...new Set([...addresses, ...outside, FORM_URL, BOOKING_URL])]
  expect(missing(all, await printedText(page))).toEqual([])
})

test('the header is on no sheet of paper', async ({ page }) => {
  await page.goto('/')
  const sheets = await printedSheets(page)
  expect(sheets.length).toBeGreaterThan(2)
  for (const sheet of sheets) {
    expect(sheet.trim().startsWith(PRODUCT_NAME)).toBe(false)
    expect(sheet).not.toMatch(/Skip to main content|Quick links|Features/)
  }
})

test('no sheet of paper is empty', async ({ page }) => {
  for (const path of ['/', ...LEGAL_PAGES.map((legal) => legal.path)]) {
    await page.goto(path)
    const sheets = await printedSheets(page)
    expect(sheets.filter((sheet) => sheet.trim().length < 40)).toEqual([])
  }
})

for (const { title, path } of LEGAL_PAGES) {
  test(`the ${title} prints like a document`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    const sections = await wordsOf(main.locator('.prose h2'))
    expect(sections.length).toBeGreaterThan(2)
    const body = await wordsOf(main.locator('.prose :is(p, li, h3)'))
    const date = await wordsOf(main.locator('time'))
    expect(date.join()).toMatch(/20\d\d/)
    const addresses = await main
      .locator('.prose a[href^=http]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const printed = await printedText(page)
    expect(printed.startsWith(bare(title))).toBe(true)
    expect(missing([...date, ...sections, ...body, ...addresses], printed)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
  })
}
