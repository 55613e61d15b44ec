import { expect, type Page } from '@playwright/test'

/**
 * Opens all answers at once, which no visitor can: what is to be seen of each, without its
 * neighbors, is then seen in one look. The site's own script would close all but one again.
 */
export async function openEveryAnswer(page: Page) {
  await page.locator('#faq details').evaluateAll((items: HTMLDetailsElement[]) => {
    window.addEventListener('toggle', (event) => event.stopImmediatePropagation(), true)
    for (const item of items) item.removeAttribute('name')
    for (const item of items) item.open = true
  })
  if (new URL(page.url()).pathname !== '/') return
  await expect(page.locator('#faq details[open]')).toHaveCount(10)
}
