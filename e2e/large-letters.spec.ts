import { expect, type Page, test } from '@playwright/test'
import { openRunning, walkThrough } from './support/focus-faults.ts'
import { placeFaults } from './support/layout-faults.ts'

const PAGES = [
  { name: 'the landing page', path: '/' },
  { name: 'a legal page', path: '/privacy-policy' },
]

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
]

/** The two ways to letters of twice the size: only the first also moves the media queries. */
const WAYS = [
  {
    way: "by the browser's setting",
    async enlarge(page: Page) {
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    },
  },
  {
    way: "by the reader's own style",
    enlarge: (page: Page) =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      }),
  },
]

test.use({ reducedMotion: 'reduce' })

for (const { way, enlarge } of WAYS) {
  for (const viewport of WINDOWS) {
    for (const { name, path } of PAGES) {
      test(`letters twice as large ${way} leave ${name} whole and open to the keyboard, ${viewport.width} px wide`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        const openLarge = async () => {
          await openRunning(page, path)
          await enlarge(page)
          const size = () => getComputedStyle(document.documentElement).fontSize
          await expect.poll(() => page.evaluate(size)).toBe('32px')
        }
        await openLarge()
        expect.soft(await placeFaults(page)).toEqual([])
        const there = await walkThrough(page, 'Tab')
        expect.soft(there.filter(({ faults }) => faults.length > 0)).toEqual([])
        await openLarge()
        const back = await walkThrough(page, 'Shift+Tab')
        expect.soft(back.filter(({ faults }) => faults.length > 0)).toEqual([])
        expect(back.length).toBe(there.length)
        expect(there.length).toBeGreaterThan(15)
      })
    }
  }
}
