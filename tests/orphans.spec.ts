import { findOrphans } from './support/orphans.ts'
import { ALL_PAGES } from './support/pages.ts'
import { BARE_SITE, FULL_SITE } from './support/sites.ts'
import { expect, test } from './support/test.ts'

/** Titles, leads, captions and notes: short texts, in which a last line of one word stands out. */
const SHORT_TEXTS =
  'h1, h2, h3, .hero p, .three-steps span, .section-eyebrow, .section-subtitle, .problem-subtitle p, figure p, figcaption, blockquote, .sound-words p, .sound-now li, .sound-outcome p, .waitlist p, .legal-summary, .error-words p, .footer p'

for (const [texts, site, paths] of [
  ['with', FULL_SITE, ALL_PAGES],
  ['without', BARE_SITE, ['/']],
] as const)
  test(`${texts} the owner’s texts, no short text ends in a line of one word`, async ({ page }) => {
    const unseen = new Set(SHORT_TEXTS.split(', '))
    for (const path of paths) {
      await page.goto(site + path)
      await page.evaluate(() => document.fonts.ready)
      for (const part of unseen) if (await page.locator(part).count()) unseen.delete(part)
      for (const width of [320, 360, 390, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 844 })
        const orphans = await page.evaluate(findOrphans, SHORT_TEXTS)
        expect.soft(orphans, `${path}, ${width} px`).toEqual([])
      }
    }
    // The bare site has no founder and no sound.
    if (site === FULL_SITE) expect([...unseen]).toEqual([])
  })
