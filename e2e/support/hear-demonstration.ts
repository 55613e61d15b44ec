import { expect, type Page } from '@playwright/test'
import { illustrationOf, openIllustration } from './masking-loop.ts'
import { recordSound } from './recorded-sound.ts'

const SAMPLE_RATE = 48_000

/** What a visitor has of the demonstration. */
export function demonstrationOf(page: Page) {
  const { section } = illustrationOf(page)
  return {
    section,
    hear: section.getByRole('button', { name: 'Hear the four stages', exact: true }),
    stop: section.getByRole('button', { name: 'Stop the sound', exact: true }),
    loudness: section.getByRole('button', { name: /^Loudness \d of 3$/ }),
    status: section.getByRole('status'),
    notice: section.getByText('Turn your device down first.'),
    caption: section.locator('.hear-caption [data-shown=true]'),
    nothing: section.getByText(/Do not turn it up/).filter({ visible: true }),
  }
}

/** Opens the landing page at the button, with a recorder for a loudspeaker and a fake clock. */
export async function openDemonstration(page: Page) {
  await page.addInitScript(recordSound, SAMPLE_RATE)
  await openIllustration(page)
  await demonstrationOf(page).hear.scrollIntoViewIfNeeded()
}

/** Presses the button; the sound is made in a timer of the press. */
export async function pressHear(page: Page) {
  await demonstrationOf(page).hear.click()
  await page.clock.runFor(1)
}

/** Presses the button and waits until the sound has started. Its own clock stands still. */
export async function play(page: Page) {
  await pressHear(page)
  await expect(demonstrationOf(page).loudness).toBeVisible()
}
