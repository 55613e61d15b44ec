import { expect, type Page } from '@playwright/test'
import { type Heard, listen, noteStop, whatWasHeard } from './hear-sound.ts'
import { illustrationOf } from './masking-loop.ts'

/** What a visitor has of the demonstration. */
export function demonstrationOf(page: Page) {
  const { section, picture } = illustrationOf(page)
  return {
    section,
    picture,
    hear: section.getByRole('button', { name: 'Hear the four stages', exact: true }),
    stop: section.getByRole('button', { name: 'Stop the sound', exact: true }),
    loudness: section.getByRole('button', { name: /^Loudness \d of 3$/ }),
    status: section.getByRole('status'),
    notice: section.getByText('Turn your device down first.'),
    nothing: section.getByText(/Do not turn it up/).filter({ visible: true }),
  }
}

/** Opens the landing page at the button, with an ear on the loudspeaker. */
export async function openDemonstration(page: Page) {
  await page.addInitScript(listen)
  await page.goto('/')
  const { hear, picture } = demonstrationOf(page)
  await picture.scrollIntoViewIfNeeded()
  await expect(hear).toBeVisible()
  await hear.scrollIntoViewIfNeeded()
}

/** Presses the button and waits until something is to be heard. */
export async function play(page: Page) {
  await demonstrationOf(page).hear.click()
  await expectSound(page)
}

/** Until what plays last is to be heard: a second after the start it is at its full level. */
export async function expectSound(page: Page) {
  await expect
    .poll(async () => (await heardSoFar(page)).at(-1)?.blocks.at(-1)?.peak ?? 0)
    .toBeGreaterThan(0.004)
}

export function heardSoFar(page: Page): Promise<Heard[]> {
  return page.evaluate(whatWasHeard)
}

/** Lets the demonstration stay in its second stage, for looking at it as long as that takes. */
export async function holdInSecondStage(page: Page) {
  await page.addInitScript(() => {
    const HELD_AT = 4
    const clock = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'currentTime')?.get
    Object.defineProperty(BaseAudioContext.prototype, 'currentTime', {
      get() {
        return Math.min(clock?.call(this) ?? 0, HELD_AT)
      },
    })
  })
}

/** Notes the sound's own time at what comes next and must stop it. */
export async function beforeStop(page: Page) {
  await page.evaluate(noteStop)
}
