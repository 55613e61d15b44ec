import type { Page } from '@playwright/test'

/** What the page writes to the console as errors, from now on. */
export function recordConsoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(`Uncaught: ${error.message}`))
  return errors
}

/** The addresses that the page and its frames ask for, from now on. */
export function recordRequests(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

/** Chromium's own line about an answer like 404, which the page cannot keep back. */
export function isNetworkLine(line: string): boolean {
  return line.startsWith('Failed to load resource')
}

/** Scrolls through the landing page until each part that starts by itself has started. */
export async function seeWholeLandingPage(page: Page) {
  await page.locator('#masking').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Pause the pictures' }).waitFor()
  await page.locator('#waitlist astro-island').scrollIntoViewIfNeeded()
  await page.locator('#waitlist iframe').waitFor({ state: 'attached' })
  await page
    .frameLocator('#waitlist iframe')
    .getByRole('button', { name: 'Join the waitlist' })
    .waitFor()
}
