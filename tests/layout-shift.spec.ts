import type { Page } from '@playwright/test'
import { holdRequests, scrollToEnd } from './support/simulate.ts'
import { expect, test } from './support/test.ts'

/** The layout shifts since navigation that can be seen, including those right after input. */
const readShifts = (page: Page) =>
  page.evaluate(async () => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // Entries arrive a frame or two late.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    const sizes = shifts.map((shift) => ('value' in shift ? Number(shift.value) : Number.NaN))
    // Nobody sees a letter or two move as the font comes; a line that moves counts far more.
    return sizes.filter((size) => !(size < 0.0005))
  })

test('a shift of the layout is found', async ({ page }) => {
  await page.goto('/')
  // What has not been painted cannot shift.
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
  await expect.poll(paints).toBeGreaterThan(0)
  await page.evaluate(() => document.body.prepend('A notice that comes late'))
  expect(await readShifts(page)).not.toEqual([])
})

/** `swap` shows text in the fallback font until the font loads; others hide it, or skip the font. */
const fonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ display, status }) => `${display}, ${status}`))

// Debian's Liberation Sans takes the place of Arial, which Android and Linux lack.
for (const [name, path] of [
  ['the landing page', '/'],
  ['the privacy policy', '/privacy-policy'],
  ['the 404 page', '/no-such-page'],
] as const) {
  test(`nothing shifts as ${name} loads and, later, its font`, async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const releaseFont = await holdRequests(page, /\.woff2/)
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('contentinfo').waitFor()
      await scrollToEnd(page)
      if (path === '/') {
        await page.getByRole('link', { name: 'Join the Waitlist Today' }).click()
        await page.frameLocator('iframe').getByRole('textbox').first().waitFor()
      }
      expect(await readShifts(page), `${width} px wide`).toEqual([])

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      expect(await fonts(page)).toContain('swap, loading')
      releaseFont()
      await expect.poll(() => fonts(page)).toContain('swap, loaded')
      expect(await readShifts(page), `the font, ${width} px wide`).toEqual([])
      await page.unrouteAll()
    }
  })
}
