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

/**
 * Runs in the page, before its scripts. Records sounds, a second longer than they last, always with the
 * same noise.
 */
export function recordSounds() {
  let seed = 1
  // The generator of Park and Miller.
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
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

/** Renders the last sound. Which share of its power passes a filter of half an octave around a pitch. */
export const shareNear = (page: Page, pitchHertz: number) =>
  page.evaluate(async (frequency) => {
    const powerOf = (sound: AudioBuffer) =>
      sound.getChannelData(0).reduce((sum, now) => sum + now * now, 0)
    const buffer = await lastSound.render()
    const context = new OfflineAudioContext(1, buffer.length, buffer.sampleRate)
    const source = new AudioBufferSourceNode(context, { buffer })
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 2.87 })
    source.connect(filter).connect(context.destination)
    source.start()
    return powerOf(await context.startRendering()) / powerOf(buffer)
  }, pitchHertz)
