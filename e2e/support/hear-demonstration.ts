import { expect, type Page } from '@playwright/test'
import { illustrationOf, openIllustration } from './masking-loop.ts'
import { recordSound } from './recorded-sound.ts'

export function demonstrationOf(page: Page) {
  const { section } = illustrationOf(page)
  return {
    notice: section.getByText('Turn your device down first.'),
    hear: section.getByRole('button', { name: 'Hear the four stages', exact: true }),
    stop: section.getByRole('button', { name: 'Stop the sound', exact: true }),
    loudness: section.getByRole('button', { name: /^Loudness \d of 3$/ }),
    status: section.getByRole('status'),
  }
}

/** Opens the landing page at the button, with a recorder for a loudspeaker and a fake clock. */
export async function openDemonstration(page: Page) {
  await page.addInitScript(recordSound, 48_000)
  await openIllustration(page)
  await demonstrationOf(page).hear.scrollIntoViewIfNeeded()
}

/** Presses the button; the page creates the sound in a timer of the press. */
export async function pressHear(page: Page) {
  await demonstrationOf(page).hear.click()
  await page.clock.runFor(1)
}

/** Presses the button and waits until the sound has started. Its own clock stands still. */
export async function play(page: Page) {
  await pressHear(page)
  await expect(demonstrationOf(page).loudness).toBeVisible()
}

/** Renders the sound up to a time of its own clock, and lets the page follow. */
export async function playTo(page: Page, seconds: number) {
  await page.evaluate((end) => window.plays.at(-1)?.playTo(end), seconds)
  await page.clock.runFor(100)
}
