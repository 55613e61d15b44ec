import { findAmber, lettersOnAmber } from './support/amber.ts'
import { boxOf } from './support/observe.ts'
import { resize, TEXT_SPACING } from './support/simulate.ts'
import { expect, test } from './support/test.ts'

const HEADLINES = {
  'our headline': undefined,
  'a headline twice as long': 'Für Nächte, in denen die Stille gar nicht so still ist, wie',
  'one long word': 'Geräuschüberempfindlichkeitsbegleiterscheinung',
}

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1440, 1920, 2560]

// The security policy would block the added styles.
test.use({ reducedMotion: 'reduce', bypassCSP: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
})

for (const [name, headline] of Object.entries(HEADLINES))
  test(`the amber line and its peak never lie under letters of ${name}`, async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 })
    if (headline)
      await title.evaluate((h1, words) => {
        h1.textContent = words
      }, headline)
    for (const [width, size, style] of [
      ...WIDTHS.map((each) => [each, '100%', ''] as const),
      [320, '200%', ''],
      [768, '200%', ''],
      [1280, '200%', ''],
      [320, '100%', TEXT_SPACING],
      [1280, '100%', TEXT_SPACING],
      [320, '200%', TEXT_SPACING],
    ] as const) {
      await resize(page, width, 2000, size)
      // It stays: from here on, all are spaced.
      if (style) await page.addStyleTag({ content: style })
      const at = `${width} px, text size ${size}${style && ', wide spacing'}`
      const { bottom } = await boxOf(title)
      const amber = await findAmber(page, bottom + 50)
      expect.soft(await lettersOnAmber(page, amber), at).toEqual([])
      const line = amber.findIndex((row) => row.size === width)
      expect.soft(line, `AMBER (support/amber.ts) is --amber by night, ${at}`).not.toBe(-1)
      expect.soft(Math.abs(line - bottom), `the line is right under it, ${at}`).toBeLessThan(4)
    }
  })

test('the peak stays beside the headline where a translator reverses the page', async ({
  page,
}) => {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  for (const width of [360, 1280]) {
    await resize(page, width, 2000, '100%')
    const { left, bottom } = await boxOf(page.getByRole('heading', { level: 1 }))
    const amber = await findAmber(page, bottom + 50)
    expect.soft(await lettersOnAmber(page, amber), `${width} px`).toEqual([])
    const peak = await boxOf(page.locator('.hero-peak'))
    expect.soft(peak.left, `${width} px`).toBeGreaterThan(left)
  }
})

test('the headline has two lines, and the peak beside them is as high', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const lines = await title.evaluate((h1) => {
      const range = document.createRange()
      range.selectNodeContents(h1)
      const all = range.getClientRects().length
      range.setEnd(h1.firstChild as Text, 'For when quiet'.length)
      const first = range.getClientRects().length
      return { first, all }
    })
    expect
      .soft(lines, `the first line is “For when quiet”, ${width} px`)
      .toEqual({ first: 1, all: 2 })
    const name = page.locator('.hero-peak-name')
    await expect.soft(name, `${width} px`).toHaveText(/Tinnitus/)
    await expect.soft(name, `${width} px`).toBeInViewport({ ratio: 1 })
    const { top, bottom } = await boxOf(title)
    const amber = await findAmber(page, bottom)
    const tip = amber.findIndex((row) => row.size > 0)
    expect.soft(tip - top, `the tip, ${width} px`).toBeLessThan(0.35 * (bottom - top))
    expect.soft(tip - top, `the tip, ${width} px`).toBeGreaterThan(0)
  }
})
