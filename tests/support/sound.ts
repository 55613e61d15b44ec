import { expect, type Page } from '@playwright/test'
import { expectRunning, illustrationOf, openIllustration } from './masking-illustration.ts'

declare global {
  interface Window {
    soundCount: number
    /** The sound of one click, rendered offline, with a clock that the test sets. */
    lastSound: OfflineAudioContext & { currentTime: number; state: AudioContextState }
  }
}

/** Runs in the page, before the click. Records each sound from now on, a second longer than it lasts. */
function recordSounds(rate: number) {
  class Recorder extends OfflineAudioContext {
    override currentTime = 0
    override state: AudioContextState = 'running'
    constructor() {
      super(1, 13 * rate, rate)
      window.lastSound = this
      window.soundCount += 1
    }
    override resume = () => Promise.resolve()
    close = async () => {
      this.state = 'closed'
    }
  }
  window.soundCount = 0
  Object.assign(window, { AudioContext: Recorder })
}

/** Opens the landing page at the buttons, with a recorder for a loudspeaker and a fake clock. */
export async function openSound(page: Page) {
  await page.addInitScript(recordSounds, 48_000)
  await openIllustration(page)
  await expectRunning(page)
  // Sooner, a click would not count.
  await page.clock.runFor(1000)
}

/** Clicks one of the two buttons, late enough to count, and starts the sound's clock. */
export async function startSound(page: Page, program: 'stages' | 'hiss' = 'stages') {
  await page.clock.runFor(1000)
  await illustrationOf(page).hear[program].click()
  await expect(illustrationOf(page).stop).toBeVisible()
  await playTo(page, 0.01)
}

/** Sets the sound's clock to a second of the playback, and lets the page follow. */
export async function playTo(page: Page, second: number) {
  await page.evaluate((time) => Object.assign(window.lastSound, { currentTime: time }), second)
  await page.clock.runFor(100)
}

/** Renders the last sound: its peak and root mean square between pairs of seconds, in dBFS. */
export const listen = (page: Page, ...parts: [from: number, to: number][]) =>
  page.evaluate(async (edges) => {
    const samples = (await window.lastSound.startRendering()).getChannelData(0)
    return edges.map(([from, to]) => {
      const part = samples.slice(48_000 * from, 48_000 * to)
      const peak = part.reduce((high, now) => Math.max(high, Math.abs(now)), 0)
      const power = part.reduce((sum, now) => sum + now * now, 0) / part.length
      return { peak: 20 * Math.log10(peak), rms: 10 * Math.log10(power) }
    })
  }, parts)

export const soundCount = (page: Page) => page.evaluate(() => window.soundCount)

export const soundState = (page: Page) => page.evaluate(() => window.lastSound.state)
