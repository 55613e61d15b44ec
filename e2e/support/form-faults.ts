import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { lowButtons, targetFaults } from './target-faults.ts'

const LOOKS = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'dark', contrast: 'more' },
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'light', contrast: null, forcedColors: 'active' },
] as const

/**
 * Expects of the waitlist section no fault that axe knows, in any look, and no target that is hard
 * to press, at any width. Forced colors need `readDrawnColors` before the page opens.
 */
export async function expectNoFormFault(page: Page) {
  for (const look of LOOKS) {
    await page.emulateMedia(look)
    expect.soft(await axeFaults(page, '#waitlist'), JSON.stringify(look)).toEqual([])
  }
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await targetFaults(page), `${width} px wide`).toEqual([])
  }
  expect.soft(await lowButtons(page)).toEqual([])
}
