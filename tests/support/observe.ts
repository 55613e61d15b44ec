import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { expectStage, illustrationOf, STAGES } from './masking-illustration.ts'
import { FORM_URL } from './sites.ts'

/** The errors that the page logs from now on, without Chromium's own line about a failed request. */
export function recordConsoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    const isOwn = !message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && isOwn) errors.push(message.text())
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

/** Where a visible element is in the window, in px. */
export async function boxOf(element: Locator): Promise<DOMRect> {
  await expect(element).toBeVisible()
  return element.evaluate((part) => part.getBoundingClientRect().toJSON())
}

/** Edges of the visible elements, relative to the page. */
export const edgesOf = (elements: Locator) =>
  elements.filter({ visible: true }).evaluateAll((all) =>
    all.map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return { left, right, top: top + scrollY, bottom: bottom + scrollY }
    }),
  )

/** Opens a page at its top, with its scripts running and every answer open, as no visitor can. */
export async function openWhole(page: Page, path: string) {
  await page.goto(path)
  await readToTheEnd(page)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.locator('details').evaluateAll((items: HTMLDetailsElement[]) => {
    window.addEventListener('toggle', (event) => event.stopImmediatePropagation(), true)
    for (const item of items) item.removeAttribute('name')
    for (const item of items) item.open = true
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.evaluate(() => document.fonts.ready)
}

/** Scrolls to the end as a reader does. */
export async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement
    for (let top = 0; top < scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    }
  })
}

/** Text that nobody can see, apart from what a visitor opens or a script shows. */
export const hiddenTexts = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p, a, li), footer :is(h2, p, a)')
    .and(page.locator(':not(details *, figure *, .visually-hidden)'))
    .and(page.locator(':not(.needs-scripts, .needs-scripts *)'))
    .filter({ visible: false, hasText: /\S/ })

/** The stages, the questions and the link to the form work, whatever else does not. */
export async function expectStillUsable(page: Page) {
  const main = page.getByRole('main')
  for (const name of STAGES.toReversed()) {
    await expect(main.getByRole('heading', { name })).toBeVisible()
    await illustrationOf(page).stage(name).check()
    await expectStage(page, name)
  }
  for (const index of [0, 9]) {
    await page.locator('summary').nth(index).click()
    await expect(page.locator('details').nth(index).locator('p').first()).toBeVisible()
    await expect(page.locator('details[open]')).toHaveCount(1)
  }
  const link = main.getByRole('link', { name: 'Open the waitlist form (opens in new tab)' })
  await expect(link).toHaveAttribute('href', FORM_URL)
}
