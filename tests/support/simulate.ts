import type { Page } from '@playwright/test'

/** Resizes the window and, by the browser's own setting, which media queries follow, the text. */
export async function resize(page: Page, width: number, height: number, size: string) {
  await page.setViewportSize({ width, height })
  const devTools = await page.context().newCDPSession(page)
  const standard = (16 * Number.parseInt(size, 10)) / 100
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** The spacing that a reader may set without losing anything (WCAG 2.2, 1.4.12). */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/** Delays these requests until the returned function is called. */
export async function holdRequests(page: Page, requests: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(requests, (route) => promise.then(() => route.fallback()))
  return resolve
}

/** Opens a page with a fake clock, which only the test advances. */
export async function openWithFakeClock(page: Page, path: string) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
}

/** As if the visitor switched to another tab, or came back. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Scrolls to the end as a reader does. */
export async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement
    for (let top = 0; top < scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    }
  })
}
