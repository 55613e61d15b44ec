import { findOrphans } from './support/orphans.ts'
import { BARE_SITE, FULL_SITE } from './support/sites.ts'
import { expect, test } from './support/test.ts'

/** Titles, leads, captions and notes: short texts, in which a last line of one word stands out. */
const SHORT_TEXTS =
  'h1, h2, h3, .hero p, .three-steps span, .section-subtitle, .problem-subtitle p, figure p, figcaption, blockquote, .sound-words p, .footer p'

for (const [texts, site] of Object.entries({ with: FULL_SITE, without: BARE_SITE }))
  test(`${texts} the owner’s texts, no short text ends in a line of one word`, async ({ page }) => {
    await page.goto(site)
    // The bare site has no founder and no sound.
    if (site === FULL_SITE)
      for (const part of SHORT_TEXTS.split(', '))
        await expect(page.locator(part), part).not.toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 360, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await page.evaluate(findOrphans, SHORT_TEXTS), `${width} px`).toEqual([])
    }
  })
