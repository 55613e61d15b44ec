import type { Page } from '@playwright/test'

/**
 * Targets that are too small or too close: below 48 × 48 px, less than 8 px apart, or
 * main buttons lower than 60 px on a phone. Links within a sentence are exempt (WCAG 2.2, 2.5.8).
 */
export function targetFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent?.trim() !== control.textContent?.trim()
    const controls = [...document.querySelectorAll('a[href], button, summary, label:has(input)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.matches('.skip-link') && !isInSentence(control))
      .map((control) => ({
        name: `${control.localName} "${control.textContent?.trim()}"`,
        isInHeader: Boolean(control.closest('body > header')),
        isMainOnPhone: control.matches('.button') && window.innerWidth <= 360,
        box: control.getBoundingClientRect(),
      }))
    return controls.flatMap(({ name, isInHeader, isMainOnPhone, box }, index) => {
      const isSmall =
        Math.min(box.width, box.height) < 47.95 || (isMainOnPhone && box.height < 59.95)
      const near = controls.slice(index + 1).filter((other) => {
        const across = Math.max(other.box.left - box.right, box.left - other.box.right)
        const down = Math.max(other.box.top - box.bottom, box.top - other.box.bottom)
        return other.isInHeader === isInHeader && Math.max(across, down) < 7.95
      })
      return [
        ...(isSmall ? [`${name} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)} px`] : []),
        ...near.map((other) => `${name} is close to ${other.name}`),
      ]
    })
  })
}
