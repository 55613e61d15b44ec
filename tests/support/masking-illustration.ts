import { expect, type Page } from '@playwright/test'
import { openStill } from './simulate.ts'

export const STAGES = [
  'Initial State',
  'Tinnitus Masked',
  'Residual Inhibition',
  'Habituation',
] as const
export type Stage = (typeof STAGES)[number]

export const CAPTIONS: Record<Stage, string> = {
  'Initial State': 'Tinnitus alone: one sharp peak.',
  'Tinnitus Masked': 'A soft hiss surrounds it.',
  'Residual Inhibition': 'Sound off: for some, a quieter spell.',
  Habituation: 'Still there, behind everyday life.',
}

export function illustrationOf(page: Page) {
  const section = page.locator('section').filter({ has: page.getByRole('radio') })
  const button = (name: string) => section.getByRole('button', { name, exact: true })
  return {
    section,
    pause: button('Pause the animation'),
    play: button('Play the animation'),
    hear: button('Hear the four stages'),
    stop: button('Stop the sound'),
    level: section.getByRole('button', { name: / \(now \d of 3\)$/ }),
    notice: section.locator('#sound-notice'),
    status: section.getByRole('status'),
    list: section.getByRole('list', { name: 'The four stages' }).getByRole('listitem'),
    choices: section.getByRole('group', { name: 'Show a stage' }).getByRole('radio'),
    pitches: section.getByRole('group', { name: 'Pitch of the example' }),
    pitch: (name: string) => section.getByRole('radio', { name, exact: true }),
    stage: (name: Stage) => section.getByRole('radio', { name, exact: true }),
    /** Hidden from screen readers: the sky with its chart, and the words. */
    figure: section.locator('figure'),
    /** The part of the figure that the animation needs in view. */
    sky: section.locator('.masking-sky'),
  }
}

/** A section's script has arrived. Nothing shows it, but from now on a press counts. */
export const expectRunning = (page: Page, section = 'masking') =>
  expect(page.locator(`.${section} astro-island:not([ssr])`)).toBeAttached()

/** Brings the illustration into view with a fake clock, which only the test advances. */
export async function openIllustration(page: Page) {
  await openStill(page, '/')
  const { figure } = illustrationOf(page)
  await figure.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expectRunning(page)
}

/** The stage is chosen, and only its name and caption stand by the picture. */
export async function expectStage(page: Page, name: Stage) {
  const { figure, stage } = illustrationOf(page)
  await expect(stage(name)).toBeChecked()
  const shownWords = () =>
    figure.locator('[data-stage]').evaluateAll((all: HTMLElement[]) => {
      const shown = all.filter((words) => getComputedStyle(words).opacity !== '0')
      return shown.map((words) => words.innerText.split(/\n+/))
    })
  // The words fade for 0.6 s.
  await expect.poll(shownWords, { intervals: [50] }).toEqual([[name, CAPTIONS[name]]])
}

/** As if the visitor switched to another tab, or came back. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
