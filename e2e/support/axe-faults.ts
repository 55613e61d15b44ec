import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const LOOKS = [
  { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  { colorScheme: 'dark', contrast: 'more', forcedColors: 'none' },
  { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' },
] as const

const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

/** Every rule that axe has, also those for AAA and best practice, which are off by default. */
const ALL_RULES = axe
  .getRules()
  .filter(({ tags }) => !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId)

/** Every fault that axe finds on the page and in its frames, or in a part of it. */
export async function axeFaults(page: Page, part?: string, rules = ALL_RULES): Promise<string[]> {
  const setup = `${axe.source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(setup)
  }
  const where = part ? JSON.stringify(part) : 'document'
  const results = await page.evaluate<axe.AxeResults>(
    `axe.run(${where}, { runOnly: ${JSON.stringify(rules)} })`,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** As `axeFaults`, without the slow rules for colors. */
export const structureFaults = (page: Page, part?: string) =>
  axeFaults(
    page,
    part,
    ALL_RULES.filter((rule) => !COLOR_RULES.includes(rule)),
  )

/**
 * Expects no fault in colors by day, by night, with more contrast and in forced colors, which need
 * `readDrawnColors`. Words below 4.5:1 are a fault of the plain rule alone: the enhanced one leaves
 * them to it.
 */
export async function expectEnoughContrast(page: Page, part?: string) {
  for (const look of LOOKS) {
    await page.emulateMedia(look)
    const faults = await axeFaults(page, part, COLOR_RULES)
    expect.soft(faults, JSON.stringify(look)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null })
}

/**
 * In forced colors, axe reads `-webkit-text-fill-color`, for which Chromium answers with the
 * author's color although it draws the forced one. Call it before the page opens.
 */
export async function readDrawnColors(page: Page) {
  await page.addInitScript(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name)
    }
  })
}
