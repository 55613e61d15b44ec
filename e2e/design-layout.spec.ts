import { expect, type Page, test } from '@playwright/test'
import { clippedTexts } from './clipped-text.ts'
import { longLines, overlaps, textsCutBelow } from './layout-faults.ts'
import { illustrationOf, STAGES } from './masking-loop.ts'
import { lowButtons, targetFaults } from './target-faults.ts'

/** The smallest phone, a common one, a tablet, a laptop, a large screen and 4K. */
const WIDTHS = [320, 360, 768, 1280, 1920, 3840]
const WIDEST_PHONE = 360

const PAGE_KINDS = [
  { name: 'the landing page', path: '/' },
  { name: 'a legal page', path: '/privacy-policy' },
  { name: 'the 404 page', path: '/no-such-page' },
  { name: 'the unexpected error page', path: '/%E0%A4%A' },
]

// Still pictures, so that each stage stays until another is chosen.
test.use({ reducedMotion: 'reduce' })

/** Opens a page and scrolls through it until every part that starts by itself has started. */
async function seeWholePage(page: Page, path: string) {
  await page.goto(path)
  for (const island of await page.locator('astro-island').all()) {
    await island.scrollIntoViewIfNeeded()
    await expect(island).not.toHaveAttribute('ssr')
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
}

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: width < 700 ? 740 : 1000 })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn(undefined))))
}

/** Faults in the order and place of what is on the page. */
async function placeFaults(page: Page): Promise<string[]> {
  const { content, shown } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }))
  return [
    ...(content > shown ? [`the page is ${content} px wide in a window of ${shown} px`] : []),
    ...(await clippedTexts(page)).map((text) => `cut off at a side: ${text}`),
    ...(await textsCutBelow(page)).map((text) => `cut off above or below: ${text}`),
    ...(await overlaps(page)),
  ]
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colors, at every width`, () => {
    test.use({ colorScheme })

    for (const { name, path } of PAGE_KINDS) {
      test(`${name} fits, reads well and is easy to press`, async ({ page }) => {
        await seeWholePage(page, path)
        for (const width of WIDTHS) {
          await resize(page, width)
          const at = `${width} px wide`
          expect.soft(await placeFaults(page), `places, ${at}`).toEqual([])
          expect.soft(await longLines(page), `lines of at most 70 characters, ${at}`).toEqual([])
          expect.soft(await targetFaults(page), `targets, ${at}`).toEqual([])
          if (width <= WIDEST_PHONE) {
            expect.soft(await lowButtons(page), `main buttons, ${at}`).toEqual([])
          }
        }
      })
    }

    test('each stage of the illustration fits', async ({ page }) => {
      await seeWholePage(page, '/')
      const { choices } = illustrationOf(page)
      for (const width of WIDTHS) {
        await resize(page, width)
        for (const stage of STAGES) {
          await choices.filter({ hasText: stage }).click()
          await expect(choices.filter({ hasText: stage })).toHaveAttribute('aria-current')
          expect.soft(await placeFaults(page), `${stage}, ${width} px wide`).toEqual([])
        }
      }
    })
  })
}
