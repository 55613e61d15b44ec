import type { Page } from '@playwright/test'
import { expectRunning } from './observe.ts'
import { scrollToEnd } from './simulate.ts'

/** Opens a page at its top, with its scripts running and every answer open, as no visitor can. */
export async function openEverything(page: Page, path: string) {
  await page.goto(path)
  await scrollToEnd(page)
  if (new URL(page.url()).pathname === '/')
    for (const part of ['masking', 'waitlist']) await expectRunning(page, part)
  await page.locator('details').evaluateAll((items: HTMLDetailsElement[]) => {
    window.addEventListener('toggle', (event) => event.stopImmediatePropagation(), true)
    for (const item of items) item.removeAttribute('name')
    for (const item of items) item.open = true
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.evaluate(() => document.fonts.ready)
}
