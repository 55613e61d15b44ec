import { expect, type Page, test } from '@playwright/test'
import { readShifts } from './support/layout-shift.ts'

const OWN_FONT = 'Atkinson Hyperlegible Next'

/** The families that the browser really draws an element's letters with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

/** Runs in the page. The word that each line of the first window begins with. */
function firstWords(): string[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  for (let bottom = 0; texts.nextNode(); bottom = 0) {
    const text = texts.currentNode as Text
    if (!text.parentElement?.checkVisibility()) continue
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const box = range.getBoundingClientRect()
      if (box.top > window.innerHeight) break
      if (box.top + box.height / 2 > bottom) words.push(word)
      bottom = box.bottom
    }
  }
  return words
}

for (const [path, width, height] of [
  ['/', 390, 844],
  ['/', 1280, 720],
  ['/privacy-policy', 1280, 720],
] as const) {
  test(`the text of ${path} paints in the fallback font and does not move on swap, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const { promise: fontMayCome, resolve: letFontCome } = Promise.withResolvers<void>()
    await page.route(/\.woff2(?:\?|$)/, (route) => fontMayCome.then(() => route.continue()))
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    const isDrawn = () => performance.getEntriesByName('first-contentful-paint').length > 0
    // Polling in frames never runs on a page that paints nothing.
    await page.waitForFunction(isDrawn, undefined, { polling: 50 })
    expect(await fontsOf(page, 'h1')).not.toContain(OWN_FONT)
    // Other values hide the text at first, or skip the font.
    const displays = await page.evaluate(() => [...document.fonts].map(({ display }) => display))
    expect(displays).toContain('swap')
    const before = await page.evaluate(firstWords)
    letFontCome()
    for (const selector of ['h1', 'main p', 'main a', 'footer a']) {
      await expect.poll(() => fontsOf(page, selector)).toEqual([OWN_FONT])
    }
    // Some paragraphs of the legal pages rewrap.
    if (path === '/') expect(await page.evaluate(firstWords)).toEqual(before)
    expect((await readShifts(page)).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(0.02)
  })
}
