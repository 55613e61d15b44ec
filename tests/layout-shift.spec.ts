import type { Page } from '@playwright/test'
import { readToTheEnd } from './support/observe.ts'
import { holdRequests } from './support/simulate.ts'
import { expect, test } from './support/test.ts'

// The policy forbids `document.write`.
test.use({ bypassCSP: true })

/** All layout shifts since navigation, including those right after input. */
const readShifts = (page: Page) =>
  page.evaluate(async () => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    return shifts.map((shift) => ('value' in shift ? Number(shift.value) : Number.NaN))
  })

/** `swap` shows text in the fallback font until the font loads; others hide it, or skip the font. */
const fonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ display, status }) => `${display}, ${status}`))

// Debian's Liberation Sans takes the place of Arial, which phones and Linux lack.
for (const path of ['/', '/privacy-policy', '/no-such-page']) {
  test(`no layout shift as ${path} loads and, later, its font`, async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const releaseFont = await holdRequests(page, /\.woff2/)
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      await readToTheEnd(page)
      if (path === '/') {
        await page.getByRole('link', { name: 'Join the Waitlist Today' }).click()
        await page.frameLocator('iframe').getByRole('textbox').first().waitFor()
      }
      expect(await readShifts(page), `${width} px wide`).toEqual([])
      // The scroll bar is there from the first paint, even if that is shorter than the window.
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll')

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      expect(await fonts(page)).toContain('swap, loading')
      releaseFont()
      await expect.poll(() => fonts(page)).toContain('swap, loaded')
      expect(await readShifts(page), `the font, ${width} px wide`).toEqual([])
      await page.unrouteAll()
    }
  })
}

test('no layout shift while the HTML arrives in pieces', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  await page.goto('/robots.txt')
  await page.evaluate(async (text) => {
    document.open()
    // Deprecated for pages; nothing else parses a document in pieces.
    const parser: { write(html: string): void } = document
    const [head = '', body = ''] = text.split(/(?=<body)/)
    parser.write(head)
    for (const piece of body.slice(0, 30_000).match(/.{1,300}/gs) ?? []) {
      parser.write(piece)
      await new Promise(requestAnimationFrame)
    }
  }, html)
  expect(await readShifts(page)).toEqual([])
})
