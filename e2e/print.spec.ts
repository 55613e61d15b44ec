import { expect, type Locator, type Page, test } from '@playwright/test'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { illustrationOf, STAGES } from './support/masking-loop.ts'
import { openRunning } from './support/observe.ts'
import { BOOKING_URL, FORM_URL } from './support/pages.ts'
import { bare, printSheets } from './support/printed-text.ts'

/** Read in one piece: a heading with its words, a card, a stage, the picture. */
const PIECES = '.section-heading, .card, .stage, .chart, .hero-claims, .footer-small-print'

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

const addressesOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

const missing = (words: string[], printed: string) => words.filter((one) => !printed.includes(one))

async function printedText(page: Page) {
  return (await printSheets(page)).map(({ text }) => text).join('')
}

const openQuestions = (page: Page) =>
  page.locator('#faq details[open]').evaluateAll((items) => items.map(({ id }) => id))

test('paper shows all ten answers and where links lead, but no header', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.faq-answer')).toHaveCount(10)
  const answers = await wordsOf(page.locator('.faq-answer'))
  const addresses = await addressesOf(page.getByRole('main').locator('a[href^=http]'))
  const links = [...addresses, ...(await addressesOf(page.locator('#faq a[href^=http]')))]
  expect(missing([...answers, ...links, FORM_URL, BOOKING_URL], await printedText(page))).toEqual(
    [],
  )
  await openRunning(page, '/')
  const sheets = await printSheets(page)
  expect(missing(answers, sheets.map(({ text }) => text).join(''))).toEqual([])
  for (const { text } of sheets) {
    expect(text.startsWith(PRODUCT_NAME)).toBe(false)
    expect(text).not.toMatch(/Skiptomaincontent|Quicklinks|Features/)
  }
})

test('printing leaves every question as it was', async ({ page }) => {
  await openRunning(page, '/')
  await page.locator('#faq').scrollIntoViewIfNeeded()
  for (const opened of ['hearing-safety', undefined]) {
    if (opened) await page.locator(`#${opened} summary`).click()
    const before = opened ? [opened] : []
    await expect.poll(() => openQuestions(page)).toEqual(before)
    await printSheets(page)
    await expect.poll(() => openQuestions(page)).toEqual(before)
    await page.locator('#cost summary').click()
    await expect.poll(() => openQuestions(page)).toEqual(['cost'])
    await page.locator('#cost summary').click()
  }
})

for (const paper of ['A4', 'Letter'] as const) {
  test(`on ${paper} the landing page is a leaflet of seven full sheets with nothing torn`, async ({
    page,
  }) => {
    await page.goto('/')
    await page.emulateMedia({ media: 'print' })
    const parts = await page
      .locator(PIECES)
      .evaluateAll((all: HTMLElement[]) => all.map((part) => part.innerText.split('\n')))
    expect(parts.length).toBeGreaterThan(15)
    const questions = await page
      .locator('#faq details')
      .evaluateAll((items) =>
        items.map((item) => [
          item.querySelector('summary')?.textContent ?? '',
          item.querySelector('.faq-answer p')?.textContent?.slice(0, 60) ?? '',
        ]),
      )
    expect(questions).toHaveLength(10)
    const sheets = await printSheets(page, paper)
    const pieces = [...parts, ...questions].map((piece) => piece.map(bare))
    const torn = pieces.filter(
      (piece) => !sheets.some(({ text }) => missing(piece, text).length < 1),
    )
    expect(torn).toEqual([])
    expect(sheets.length).toBeLessThanOrEqual(7)
    expect(sheets.slice(0, -1).filter(({ filled }) => filled <= 0.75)).toEqual([])
  })
}

test('paper shows one still of the illustration, whatever the screen shows', async ({ page }) => {
  await openRunning(page, '/')
  const { choices } = illustrationOf(page)
  const words = ['Loudness: soft to loud', 'low', 'Pitch', 'high', 'A thin, sharp peak', ...STAGES]
  for (const stage of [0, 3]) {
    await choices.nth(stage).click()
    const printed = await printedText(page)
    expect(missing(words.map(bare), printed)).toEqual([])
    expect(printed).not.toMatch(/Showingnow|Voices|Akettle/)
    await page.emulateMedia({ media: 'print' })
    const shown = await page
      .locator('.picture-shape')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity === '1').length)
    expect(shown).toBe(2)
    await page.emulateMedia({ media: null })
  }
})

for (const [title, path] of [
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms-of-service'],
  ['Medical Disclaimer', '/medical-disclaimer'],
] as const) {
  test(`the ${title} prints like a document`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    const words = await wordsOf(main.locator('.prose :is(h2, h3, p, li), time'))
    expect(words.length).toBeGreaterThan(20)
    const sheets = await printSheets(page)
    const printed = sheets.map(({ text }) => text).join('')
    expect(printed.startsWith(bare(title))).toBe(true)
    expect(
      missing([...words, ...(await addressesOf(main.locator('.prose a[href^=http]')))], printed),
    ).toEqual([])
    expect(sheets.filter(({ text }) => text.length < 30)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
  })
}
