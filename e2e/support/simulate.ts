import type { Page } from '@playwright/test'

/** Presses a key for so long that it repeats once, as a trembling or slow hand does. */
export async function hold(page: Page, key: string) {
  await page.keyboard.down(key)
  await page.keyboard.down(key)
  await page.keyboard.up(key)
}

/** As if the visitor chose another text size in the browser, such as '200%'. */
export async function setTextSize(page: Page, size: string) {
  await page.locator('html').evaluate((html, fontSize) => {
    html.style.fontSize = fontSize
  }, size)
}

/** Holds these requests back until the returned function is called. */
export async function holdRequests(page: Page, requests: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(requests, (route) => promise.then(() => route.continue()))
  return resolve
}

/** Opens a page with a fake clock, which only the test advances. */
export async function openStill(page: Page, path: string) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
}
