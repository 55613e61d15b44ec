import { expect, type Page, test } from '@playwright/test'

const FONT = /\.woff2(?:\?|$)/
const OWN_FONT = 'Atkinson Hyperlegible Next'
const FIRST_PAINT = 'first-contentful-paint'

interface LayoutShift extends PerformanceEntry {
  value: number
}

/** Cumulative layout shift, once all that has changed is drawn. */
const readShift = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as LayoutShift).value
    }).observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    return shift
  })

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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('words are drawn before the font comes, and keep their lines when it does', async ({
      page,
    }) => {
      const { promise: fontMayCome, resolve: letFontCome } = Promise.withResolvers<void>()
      await page.route(FONT, (route) => fontMayCome.then(() => route.continue()))
      await page.goto('/', { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      const isDrawn = (paint: string) => performance.getEntriesByName(paint).length > 0
      // A page that draws nothing has no frames to poll in.
      await page.waitForFunction(isDrawn, FIRST_PAINT, { polling: 50 })
      expect(await fontsOf(page, 'h1')).not.toContain(OWN_FONT)
      const before = await page.evaluate(firstWords)
      expect(before.length).toBeGreaterThan(10)
      letFontCome()
      for (const selector of ['h1', 'main p']) {
        await expect.poll(() => fontsOf(page, selector)).toEqual([OWN_FONT])
      }
      expect(await page.evaluate(firstWords)).toEqual(before)
      expect(await readShift(page)).toBeLessThanOrEqual(0.02)
    })
  })
}

test('a first visit on a phone’s line is soon in the typeface', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // Lighthouse's slow 4G, in bytes a second.
  const line = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await page.goto('/privacy-policy')
  for (const selector of ['h1', 'main p', 'footer a']) {
    await expect.poll(() => fontsOf(page, selector)).toEqual([OWN_FONT])
  }
  // When it has come, not when it is drawn, which depends on the machine.
  const waitMs = await page.evaluate((firstPaint) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const font = entries.find(({ name }) => name.includes('.woff2'))
    const paint = performance.getEntriesByName(firstPaint)[0]
    return (font?.responseEnd ?? Number.NaN) - (paint?.startTime ?? Number.NaN)
  }, FIRST_PAINT)
  expect(waitMs).toBeLessThan(1500)
  expect(await readShift(page)).toBeLessThanOrEqual(0.02)
})
