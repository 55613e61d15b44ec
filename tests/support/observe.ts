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
