import { expect, type Locator, test } from '@playwright/test'
import { faq } from '../src/copy/faq.ts'
import { PRODUCT_NAME } from '../src/copy/site-facts.ts'
import { illustrationOf, STAGES } from './support/masking-loop.ts'
import { openRunning } from './support/observe.ts'
import { BOOKING_URL, FORM_URL } from './support/pages.ts'
import { bare, print } from './support/printed-text.ts'

/** Read in one piece: a heading with its words, a card, a stage. */
const PIECES = '.section-heading, .card, .stage, .hero-claims, .footer-small-print'

/** The words of some elements and the addresses of their links to other sites, bare. */
async function contentOf(elements: Locator): Promise<string[]> {
  const content = await elements.evaluateAll((parts) =>
    parts.flatMap((part) => {
      const links = [...part.querySelectorAll('a[href^=http]')]
      const found = links.map((link) => link.getAttribute('href'))
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) found.push(texts.currentNode.nodeValue)
      return found
    }),
  )
  return content.map((one) => bare(one ?? '')).filter(Boolean)
}

const missing = (words: string[], printed: string) => words.filter((one) => !printed.includes(one))

test('paper shows all answers and where links lead, but no header', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.faq-answer')).toHaveCount(faq.items.length)
  const content = await contentOf(page.locator('.faq-answer'))
  expect(missing([...content, FORM_URL, BOOKING_URL], (await print(page)).text)).toEqual([])
  await openRunning(page, '/')
  await page.locator('#faq summary').nth(3).click()
  const { text, sheets } = await print(page)
  expect(missing(content, text)).toEqual([])
  const open = page.locator('#faq details[name][open]')
  await expect(open).toHaveCount(1)
  await expect(open.locator('summary')).toHaveText(faq.items[3]?.question ?? '')
  expect(text).not.toMatch(/Skiptomaincontent|Quicklinks|Features/)
  expect(sheets.filter((sheet) => sheet.text.startsWith(PRODUCT_NAME))).toEqual([])
})

test('the landing page is a leaflet of seven full sheets with nothing torn', async ({ page }) => {
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
  expect(questions).toHaveLength(faq.items.length)
  const pieces = [...parts, ...questions].map((piece) => piece.map(bare))
  for (const paper of ['A4', 'Letter'] as const) {
    const { sheets } = await print(page, paper)
    const torn = pieces.filter(
      (piece) => !sheets.some(({ text }) => missing(piece, text).length < 1),
    )
    expect(torn, paper).toEqual([])
    expect(sheets.length, paper).toBeLessThanOrEqual(7)
    expect(sheets.slice(0, -1).filter(({ filled }) => filled <= 0.7)).toEqual([])
  }
})

test('paper shows the four stages in words, whatever the screen shows', async ({ page }) => {
  await openRunning(page, '/')
  await illustrationOf(page).choices.nth(3).click()
  const words = await contentOf(illustrationOf(page).stages.locator('h3, h3 + p'))
  expect(words.length).toBeGreaterThanOrEqual(STAGES.length * 2)
  const { text } = await print(page)
  expect(missing([...words, ...STAGES.map(bare)], text)).toEqual([])
  expect(text).not.toMatch(/Voices|Akettle|Playthepictures|Showastage/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('svg, img').filter({ visible: true })).toHaveCount(0)
})

test('legal pages print like documents', async ({ page }) => {
  for (const [title, path] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Medical Disclaimer', '/medical-disclaimer'],
  ] as const) {
    await page.emulateMedia({ media: null })
    await page.goto(path)
    const main = page.getByRole('main')
    const content = await contentOf(main.locator('.prose, .legal-date'))
    expect(content.length).toBeGreaterThan(20)
    const { text, sheets } = await print(page)
    expect(text.startsWith(bare(title))).toBe(true)
    expect(missing(content, text)).toEqual([])
    expect(sheets.filter((sheet) => sheet.text.length < 30)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
  }
})

test('an error page fits on one sheet', async ({ page }) => {
  await page.goto('/no-such-page')
  expect((await print(page)).sheets).toHaveLength(1)
})
