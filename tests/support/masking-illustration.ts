import { expect, type Page } from '@playwright/test'
import { masking } from '../../src/content/masking.ts'
import { sound } from '../../src/content/sound.ts'
import { openWithFakeClock } from './simulate.ts'

export const STAGES = ['Initial State', 'Tinnitus Masked', 'Residual Inhibition', 'Habituation']

export type Illustration = ReturnType<typeof illustrationOf>

export function illustrationOf(page: Page) {
  const section = page.locator('section').filter({ has: page.getByRole('radio') })
  const button = (name: string) => section.getByRole('button', { name, exact: true })
  return {
    section,
    pause: button(`${masking.pauseLabel} ${masking.animationName}`),
    play: button(`${masking.playLabel} ${masking.animationName}`),
    hear: { stages: button('Hear the four stages'), hiss: button('Hear only the hiss') },
    stop: button(sound.stopLabel),
    level: section.getByRole('button', {
      name: /^(A little louder \(now [12]|Back to softest \(now 3) of 3\)$/,
    }),
    notice: section.locator('#sound-notice'),
    /** Above the sound's buttons: how much of it has played. */
    progress: section.locator('progress'),
    caption: section.getByRole('listitem').and(page.locator('[data-opaque=true]')),
    help: section.getByText('Hear nothing?'),
    status: section.getByRole('status'),
    failure: section.locator('.sound-outcome').getByText(sound.announcements.failed),
    pitch: (name: string) => section.getByRole('radio', { name, exact: true }),
    stage: (name = '') => section.getByRole('radio', { name }),
    /** Chart, words and buttons. */
    whole: section.locator('.masking-illustration'),
    /** With the words of its axes. Hidden from screen readers. */
    chart: section.locator('.chart'),
  }
}

/** Brings the illustration into view, with a fake clock, which only the test advances. */
export async function openIllustration(page: Page) {
  await openWithFakeClock(page, '/')
  const illustration = illustrationOf(page)
  await illustration.chart.evaluate((part) => part.scrollIntoView())
  return illustration
}

/** The stage is chosen, and its name is beside the chart. */
export async function expectStage(page: Page, name = '') {
  const { section, stage } = illustrationOf(page)
  await expect(stage(name)).toBeChecked()
  const words = section.locator('[data-stage]').filter({ hasText: name })
  await expect(words).toHaveCSS('opacity', '1')
}
