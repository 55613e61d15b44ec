import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { lowButtons, targetFaults } from './target-faults.ts'

/** A phone, a tablet and a laptop. */
const WIDTHS = [320, 768, 1280]

/** Colors change in these, sizes do not. */
const OTHER_LOOKS = [
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
  { colorScheme: 'light', contrast: null, forcedColors: 'active' },
] as const

/**
 * Expects of the waitlist section no fault that axe knows and no target hard to press, in any
 * look. Forced colors need `readDrawnColors` before the page opens.
 */
export async function expectNoFault(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      const at = `${colorScheme}, ${width} px wide`
      expect.soft(await axeFaults(page, '#waitlist'), at).toEqual([])
      expect.soft(await targetFaults(page), at).toEqual([])
      if (width === 320) expect.soft(await lowButtons(page), at).toEqual([])
    }
  }
  for (const media of OTHER_LOOKS) {
    await page.emulateMedia(media)
    expect.soft(await axeFaults(page, '#waitlist'), JSON.stringify(media)).toEqual([])
  }
}
