import { expect, type Locator, type Page, test } from '@playwright/test'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { illustrationOf, STAGES } from './support/masking-loop.ts'
import { BOOKING_URL, FORM_URL } from './support/pages.ts'
import { bare, filledSheets, printedSheets, printedText } from './support/printed-text.ts'

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

// Seen to catch closed answers left out.
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

/** What is read in one piece: a heading with its words, a card, a stage, the picture. */
const PIECES = '.section-heading, .card, .stage, .chart, .hero-claims, .footer-small-print'

for (const paper of ['A4', 'Letter'] as const) {
  test(`the landing page is a leaflet of at most seven well-filled ${paper} sheets`, async ({
    page,
  }) => {
    await page.goto('/')
    const filled = await filledSheets(page, paper)
    expect(filled.length).toBeLessThanOrEqual(7)
    for (const share of filled.slice(0, -1)) expect(share).toBeGreaterThan(0.75)
  })

  test(`on ${paper} no card, stage or heading is torn apart`, async ({ page }) => {
    await page.goto('/')
    await page.emulateMedia({ media: 'print' })
    const pieces: string[][] = []
    for (const piece of await page.locator(PIECES).all()) {
      pieces.push((await piece.innerText()).split('\n').map(bare).filter(Boolean))
    }
    expect(pieces.length).toBeGreaterThan(15)
    const sheets = (await printedSheets(page, paper)).map(bare)
    const torn = pieces.filter((piece) => !sheets.some((sheet) => missing(piece, sheet).length < 1))
    expect(torn).toEqual([])
  })

  test(`on ${paper} each question stands with the start of its answer`, async ({ page }) => {
    await page.goto('/')
    const starts = await page
      .locator('#faq details')
      .evaluateAll((items) =>
        items.map((item) => [
          item.querySelector('summary')?.textContent ?? '',
          item.querySelector('.faq-answer p')?.textContent?.slice(0, 60) ?? '',
        ]),
      )
    expect(starts).toHaveLength(10)
    const sheets = (await printedSheets(page, paper)).map(bare)
    const parted = starts.filter(
      (start) => !sheets.some((sheet) => missing(start.map(bare), sheet).length < 1),
    )
    expect(parted).toEqual([])
  })
}

test('paper shows one still of the illustration, whatever stage the screen shows', async ({
  page,
}) => {
  await page.goto('/')
  const expectStill = async () => {
    const printed = await printedText(page)
    for (const words of ['Loudness: soft to loud', 'low', 'Pitch', 'high', ...STAGES]) {
      expect(printed).toContain(bare(words))
    }
    expect(printed).toContain(bare('A thin, sharp peak stands alone. A soft hill rises'))
    expect(printed).not.toMatch(/Showingnow|Voices|Akettle/)
    await page.emulateMedia({ media: 'print' })
    const shapes = page.locator('.picture-shape')
    const shown = await shapes.evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).opacity === '1').map((one) => one.classList[1]),
    )
    expect(shown).toEqual(['picture-peak', 'picture-hill'])
    await page.emulateMedia({ media: null })
  }
  await expectStill()
  const { section, choices } = illustrationOf(page)
  await section.scrollIntoViewIfNeeded()
  await choices.last().click()
  await expectStill()
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
