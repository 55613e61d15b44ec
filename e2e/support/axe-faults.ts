import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Every kind of rule that axe has, save those that it has given up. */
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

/** Off unless their tags are asked for, and the site's promises rest on them. */
const MUST_RUN = ['color-contrast-enhanced', 'target-size', 'identical-links-same-purpose']

/**
 * Every fault that axe finds, one line each, with the element it was found on.
 * @param part a selector; without it, the whole page with its frames
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  const scan = new AxeBuilder({ page }).withTags(TAGS)
  const { violations, passes, incomplete, inapplicable } = await (part
    ? scan.include(part)
    : scan
  ).analyze()
  const looked = [...violations, ...passes, ...incomplete]
  const hasRun = (part ? [...looked, ...inapplicable] : looked).map(({ id }) => id)
  expect(hasRun).toEqual(expect.arrayContaining(MUST_RUN))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/**
 * In forced colors axe reads `-webkit-text-fill-color` before `color`, and Chromium answers with
 * the author's value there, which it does not draw. Call it before the page opens.
 */
export async function readDrawnColors(page: Page) {
  await page.addInitScript(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name)
    }
  })
}
