import type { Page } from '@playwright/test'

/**
 * Controls that a trembling hand would miss: smaller than 48 × 48 px, less than 8 px apart, or
 * main buttons lower than 60 px on a phone. Links within a sentence are exempt (WCAG 2.2, 2.5.8).
 */
export async function targetFaults(page: Page): Promise<string[]> {
  const isPhone = (page.viewportSize()?.width ?? 0) <= 360
  const faults = await page.evaluate(() => {
    const LEAST_SIZE_PX = 48
    const LEAST_GAP_PX = 8
    const ROUNDING_PX = 0.05
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent?.trim() !== control.textContent?.trim()
    const controls = [...document.querySelectorAll('a[href], button, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.matches('.skip-link') && !isInSentence(control))
      .map((control) => ({
        name: `${control.localName} "${control.textContent?.trim()}"`,
        isInHeader: Boolean(control.closest('body > header')),
        box: control.getBoundingClientRect(),
      }))

    const found: string[] = []
    for (const [index, { name, isInHeader, box }] of controls.entries()) {
      if (Math.min(box.width, box.height) < LEAST_SIZE_PX - ROUNDING_PX) {
        found.push(`${name} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)} px`)
      }
      for (const other of controls.slice(index + 1)) {
        if (other.isInHeader !== isInHeader) continue
        const across = Math.max(other.box.left - box.right, box.left - other.box.right)
        const down = Math.max(other.box.top - box.bottom, box.top - other.box.bottom)
        const gap = Math.max(across, down)
        if (gap >= LEAST_GAP_PX - ROUNDING_PX) continue
        found.push(`${name} is ${gap.toFixed(1)} px from ${other.name}`)
      }
    }
    return found
  })
  return isPhone ? [...faults, ...(await lowButtons(page))] : faults
}

/** Main buttons lower than 60 px, about 9.5 mm. */
export function lowButtons(page: Page): Promise<string[]> {
  return page
    .locator('.button')
    .filter({ visible: true })
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().height < 59.95)
        .map((button) => `"${button.textContent}" is lower than 60 px`),
    )
}
