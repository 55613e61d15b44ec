import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
]

/** Off unless their tags are asked for. */
const MUST_RUN = ['color-contrast-enhanced', 'target-size', 'identical-links-same-purpose']

const COLOR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

/** Every fault that axe finds on the page and in its frames, or in a part of it. */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  const { rules, faults } = await runAxe(page, part, { runOnly: TAGS })
  expect(rules).toEqual(expect.arrayContaining(MUST_RUN))
  return faults
}

/** As `axeFaults`, without the slow rules for colors. */
export async function structureFaults(page: Page, part?: string): Promise<string[]> {
  const off = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]))
  const { rules, faults } = await runAxe(page, part, { runOnly: TAGS, rules: off })
  expect(rules).toContain('target-size')
  return faults
}

/** Every fault in colors. Forced colors need `readDrawnColors`. */
export async function colorFaults(page: Page, part?: string): Promise<string[]> {
  const { rules, faults } = await runAxe(page, part, { runOnly: COLOR_RULES })
  expect(rules).toContain('color-contrast-enhanced')
  return faults
}

async function runAxe(page: Page, part: string | undefined, options: axe.RunOptions) {
  const setup = `${axe.source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(setup)
  }
  const [where, how] = [JSON.stringify(part ?? null), JSON.stringify(options)]
  const results = await page.evaluate<axe.AxeResults>(`axe.run(${where} ?? document, ${how})`)
  const { violations, passes, incomplete, inapplicable } = results
  return {
    rules: [...violations, ...passes, ...incomplete, ...inapplicable].map(({ id }) => id),
    faults: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    ),
  }
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
