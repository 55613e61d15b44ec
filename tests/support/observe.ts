import { expect, type Locator, type Page } from '@playwright/test'
import { expectStage, illustrationOf, STAGES } from './masking-illustration.ts'
import { FORM_URL } from './sites.ts'

/** Where a visible element is in the window, in px. */
export async function boxOf(element: Locator): Promise<DOMRect> {
  await expect(element).toBeVisible()
  return element.evaluate((part) => part.getBoundingClientRect().toJSON())
}

/** A section's script has arrived. Nothing shows it, but from now on a click counts. */
export const expectRunning = (page: Page, section = 'masking') =>
  expect(page.locator(`.${section} astro-island:not([ssr])`)).toBeAttached()

/** A link to a section of the landing page has led to its heading, below the header. */
export async function expectLandedAt(page: Page, anchor: string) {
  await expect(page).toHaveURL((url) => url.pathname + url.hash === `/#${anchor}`)
  const heading = page.locator(`h2#${anchor}`)
  // So that screen readers announce it.
  await expect(heading).toBeFocused()
  const header = await boxOf(page.getByRole('banner'))
  // At most 80 px below it: a line above the heading may be between them.
  const distance = async () => Math.abs((await boxOf(heading)).top - header.bottom - 40)
  await expect.poll(distance, { intervals: [100] }).toBeLessThanOrEqual(40)
}

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
  const link = main.locator('.waitlist-place a.button')
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', FORM_URL)
}
