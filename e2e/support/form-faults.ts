import { expect, type Page } from '@playwright/test'
import { expectEnoughContrast, structureFaults } from './axe-faults.ts'
import { lowButtons, targetFaults } from './target-faults.ts'

/**
 * Expects of the waitlist section no fault that axe knows, and no target that is hard to press, at
 * any width. Forced colors need `readDrawnColors` before the page opens.
 */
export async function expectNoFormFault(page: Page) {
  expect.soft(await structureFaults(page, '#waitlist')).toEqual([])
  await expectEnoughContrast(page, '#waitlist')
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await targetFaults(page), `${width} px wide`).toEqual([])
  }
  expect.soft(await lowButtons(page)).toEqual([])
}
