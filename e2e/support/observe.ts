import { type BrowserContext, expect, type Page } from '@playwright/test'

/** The errors that the page logs from now on. */
export function recordConsoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(`Uncaught: ${error.message}`))
  return errors
}

/** The addresses that the page and its frames request from now on. */
export function recordRequests(page: Page | BrowserContext): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

/** Chromium's own line about a failed request, which the page cannot prevent. */
export function isNetworkLine(line: string): boolean {
  return line.startsWith('Failed to load resource')
}

/** Scrolls through the landing page until each part that starts by itself has started. */
async function seeWholeLandingPage(page: Page) {
  await page.locator('#masking').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^(Pause|Play) the pictures$/ }).waitFor()
  await page.locator('#waitlist').scrollIntoViewIfNeeded()
  const form = page.frameLocator('#waitlist iframe')
  await form.getByRole('button', { name: 'Join the waitlist' }).waitFor()
}

/** Opens a page with every interactive part running, at its top. */
export async function openRunning(page: Page, path: string) {
  await page.goto(path)
  if (path === '/') await seeWholeLandingPage(page)
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    return document.fonts.ready
  })
}

/** Scrolls to the end as a reader does, so that every part starts. */
export async function readToTheEnd(page: Page, path: string) {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement
    for (let top = 0; top < scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    }
  })
  if (path === '/') await seeWholeLandingPage(page)
}

/** Opens all answers at once, which no visitor can: one look then shows what each of them shows. */
export async function openEveryAnswer(page: Page) {
  await page.locator('#faq details').evaluateAll((items: HTMLDetailsElement[]) => {
    window.addEventListener('toggle', (event) => event.stopImmediatePropagation(), true)
    for (const item of items) item.removeAttribute('name')
    for (const item of items) item.open = true
  })
  await expect(page.locator('#faq details:not([open])')).toHaveCount(0)
}
