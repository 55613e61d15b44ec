import { expect, type Page, test } from '@playwright/test'

declare global {
  interface Window {
    shifts: string[]
  }
}

const FONT = /\.woff2(?:\?|$)/
const SLOW_FONT_MS = 2000

test.use({ reducedMotion: 'no-preference' })

/** Notes every shift of the layout, those right after an input included. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name =
            node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName
          return `${name} ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`
        })
        window.shifts.push(`${value}: ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Scrolls to the end as a reader does, window by window, until every island has started. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const { scrollingElement } = document
    if (!scrollingElement) return
    for (let top = 0; top < scrollingElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
  })
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

/** Until the font has come, or has failed to, and what follows from it is drawn. */
async function settleFonts(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  })
}

for (const width of [360, 1280]) {
  for (const { fontComes, delayMs, isBlocked } of [
    { fontComes: 'at once', delayMs: 0, isBlocked: false },
    { fontComes: 'two seconds late', delayMs: SLOW_FONT_MS, isBlocked: false },
    { fontComes: 'never', delayMs: 0, isBlocked: true },
  ]) {
    for (const { name, path, readerIsAt } of [
      { name: 'the landing page', path: '/', readerIsAt: 0 },
      { name: 'a legal page', path: '/privacy-policy', readerIsAt: 0.5 },
    ]) {
      test(`nothing jumps on ${name}, ${width} px wide, when the font comes ${fontComes}`, async ({
        page,
      }) => {
        let fontRequests = 0
        await page.setViewportSize({ width, height: 740 })
        await recordShifts(page)
        await page.route(FONT, async (route) => {
          fontRequests += 1
          if (isBlocked) return route.abort()
          await new Promise((passed) => setTimeout(passed, delayMs))
          return route.continue()
        })
        const fontIsDone = isBlocked
          ? page.waitForEvent('requestfailed', (request) => FONT.test(request.url()))
          : page.waitForEvent('requestfinished', (request) => FONT.test(request.url()))
        await page.goto(path, { waitUntil: 'commit' })
        await page.getByRole('contentinfo').waitFor()
        await readToTheEnd(page)
        // A late font finds the reader of the landing page at its top again, that of a legal page
        // amid the text.
        await page.evaluate((share) => {
          window.scrollTo({ top: share * document.body.scrollHeight, behavior: 'instant' })
        }, readerIsAt)
        await fontIsDone
        await settleFonts(page)
        await readToTheEnd(page)
        expect(fontRequests).toBeGreaterThan(0)
        expect(await page.evaluate(() => window.shifts)).toEqual([])
      })
    }
  }
}
