import { expect, type Page } from '@playwright/test'
import { illustrationOf } from './masking-illustration.ts'

declare global {
  /** The sound of the last click, rendered offline, with a clock that the test sets. */
  var lastSound: OfflineAudioContext & {
    currentTime: number
    state: AudioContextState
    /** As it is by now: what happens later no longer changes it. */
    render: () => Promise<AudioBuffer>
  }
}

/** Runs in the page, before its scripts. Records sounds, a second longer than they last. */
export function recordSounds() {
  class Recorder extends OfflineAudioContext {
    override currentTime = 0
    override state: AudioContextState = 'running'
    constructor() {
      super(1, 13 * 48_000, 48_000)
      globalThis.lastSound = this
    }
    rendering?: Promise<AudioBuffer>
    render = () => (this.rendering ??= this.startRendering())
    close = async () => Object.assign(this, { state: 'closed' })
  }
  Object.assign(window, { AudioContext: Recorder })
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
  await page.evaluate((time) => Object.assign(lastSound, { currentTime: time }), second)
  await page.clock.runFor(100)
}

/** Renders the last sound. Of each of its 13 seconds: peak and root mean square in dBFS, pitch in Hz. */
export const listen = (page: Page) =>
  page.evaluate(async () => {
    const samples = (await lastSound.render()).getChannelData(0)
    return Array.from({ length: 13 }, (_, second) => {
      const part = samples.slice(48_000 * second, 48_000 * (second + 1))
      const peak = part.reduce((high, now) => Math.max(high, Math.abs(now)), 0)
      const power = part.reduce((sum, now) => sum + now * now, 0) / part.length
      const waves = part.filter((now, index) => now > 0 && (part[index - 1] ?? 0) <= 0)
      return {
        peak: 20 * Math.log10(peak),
        // Silence is −120.
        rms: 10 * Math.log10(power + 1e-12),
        hertz: waves.length,
      }
    })
  })

/** Renders the last sound. The second from which it is silent, below −90 dBFS. */
export const silentFrom = (page: Page) =>
  page.evaluate(async () => {
    const samples = (await lastSound.render()).getChannelData(0)
    return (samples.findLastIndex((sample) => Math.abs(sample) > 10 ** (-90 / 20)) + 1) / 48_000
  })

/**
 * Renders the last sound. Which share of its power, from second 4 to 5, is less than a quarter octave from
 * a pitch: a discrete Fourier transform in steps of 10 Hz (Goertzel's algorithm).
 */
export const shareNear = (page: Page, pitchHertz: number) =>
  page.evaluate(async (hertz) => {
    const samples = (await lastSound.render()).getChannelData(0)
    const length = 4800
    let [near, all] = [0, 0]
    for (let start = 4 * 48_000; start < 5 * 48_000; start += length) {
      const part = samples.subarray(start, start + length)
      all += (part.reduce((sum, now) => sum + now * now, 0) * length) / 2
      for (let bin = hertz / 10 / 2 ** 0.25; bin < (hertz / 10) * 2 ** 0.25; bin += 1) {
        const turn = 2 * Math.cos((2 * Math.PI * Math.round(bin)) / length)
        let [one, two] = [0, 0]
        for (const now of part) [one, two] = [now + turn * one - two, one]
        near += one * one + two * two - turn * one * two
      }
    }
    return near / all
  }, pitchHertz)
