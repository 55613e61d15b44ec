import { expect, type Page, test } from '@playwright/test'
import { longLines, placeFaults } from './support/layout-faults.ts'
import { illustrationOf, STAGES } from './support/masking-loop.ts'
import { ALL_PAGES } from './support/pages.ts'
import { lowButtons, targetFaults } from './support/target-faults.ts'

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

/** Between and around them, where columns change or letters grow. */
const MORE_WIDTHS = [480, 640, 700, 860, 959, 960, 1100, 1279, 1440, 1600, 2200, 2399, 2400, 3200]

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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colors, at every width`, () => {
    test.use({ colorScheme })

    for (const { name, path } of PAGE_KINDS) {
      // Seen to catch links 40 px high, and main buttons 48 px high.
      test(`${name} fits and is easy to press`, async ({ page }) => {
        await seeWholePage(page, path)
        for (const width of WIDTHS) {
          await resize(page, width)
          const at = `${width} px wide`
          expect.soft(await placeFaults(page), `places, ${at}`).toEqual([])
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

/** The fonts that draw a page's first paragraph, by their own names. */
async function fontsInUse(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'main p',
  })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

for (const isFirstVisit of [false, true]) {
  const font = isFirstVisit ? 'the font of a first visit' : "the site's font"
  test.describe(`in ${font}`, () => {
    for (const { name, path } of ALL_PAGES) {
      // Seen to catch lines of up to 90 characters.
      test(`no line of ${name} has more than 68 characters`, async ({ page }) => {
        if (isFirstVisit) await page.route(/\.woff2$/, (route) => route.abort())
        await seeWholePage(page, path)
        // By the second visit the font has come.
        await seeWholePage(page, path)
        const fonts = await fontsInUse(page)
        expect(fonts.includes('Atkinson Hyperlegible Next')).toBe(!isFirstVisit)
        for (const width of [...WIDTHS, ...MORE_WIDTHS]) {
          await resize(page, width)
          expect.soft(await longLines(page), `${width} px wide`).toEqual([])
        }
      })
    }
  })
}

// Seen to catch items of the menu 2 px apart.
for (const width of [320, 360, 768]) {
  test(`the open menu and every open answer are easy to press, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await seeWholePage(page, '/')
    for (const question of await page.locator('#faq summary').all()) {
      await question.click()
      expect.soft(await targetFaults(page)).toEqual([])
      expect.soft(await lowButtons(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu')).toBeVisible()
    expect(await targetFaults(page)).toEqual([])
  })
}
