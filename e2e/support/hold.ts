import type { Page } from '@playwright/test'

/** Presses a key for so long that it repeats once, as a trembling or slow hand does. */
export async function hold(page: Page, key: string) {
  await page.keyboard.down(key)
  await page.keyboard.down(key)
  await page.keyboard.up(key)
}
