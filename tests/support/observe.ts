import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { expectRunning, expectStage, illustrationOf, STAGES } from './masking-illustration.ts'
import { FORM_URL } from './sites.ts'
import { waitlistOf } from './waitlist-section.ts'

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

/** Opens a page at its top, with every interactive part running. */
export async function openRunning(page: Page, path: string) {
  await page.goto(path)
  if (path === '/') {
    // A link to the form requests it at once.
    await page.goto('/#waitlist')
    await expectRunning(page, 'waitlist')
    const { show, form } = waitlistOf(page)
    if (await show.isHidden())
      await form.getByRole('button', { name: 'Join the waitlist' }).waitFor()
    const { figure } = illustrationOf(page)
    await figure.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
    await expectRunning(page)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    // Moves the keyboard's starting point from the form back to the top.
    await page.mouse.click(1, 1)
  }
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

/** Opens all answers at once, which no visitor can, so that one scan checks them all. */
export async function openEveryAnswer(page: Page) {
  await page.locator('details').evaluateAll((items: HTMLDetailsElement[]) => {
    window.addEventListener('toggle', (event) => event.stopImmediatePropagation(), true)
    for (const item of items) item.removeAttribute('name')
    for (const item of items) item.open = true
  })
  await expect(page.locator('details:not([open])')).toHaveCount(0)
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
