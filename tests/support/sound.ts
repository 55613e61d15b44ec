import { expect, type Page } from '@playwright/test'
import { expectRunning, illustrationOf, openIllustration } from './masking-illustration.ts'

/** The sound of one press, rendered offline, with a clock that the test sets. */
interface Sound extends OfflineAudioContext {
  currentTime: number
  state: AudioContextState
}

declare global {
  interface Window {
    soundCount: number
    lastSound: Sound
    /** The last sound, rendered by `listen`. */
    recording: AudioBuffer
    /** If set, the browser lets a sound start once this resolves. */
    soundStart: PromiseWithResolvers<void> | undefined
  }
}

/** Opens the landing page at the button, with a recorder for a loudspeaker and a fake clock. */
export async function openSound(page: Page) {
  await page.addInitScript(recordSounds, 48_000)
  await openIllustration(page)
  await illustrationOf(page).hear.scrollIntoViewIfNeeded()
}

/** Presses the button, late enough not to count as a second press on Stop. */
export async function pressHear(page: Page) {
  await expectRunning(page)
  await page.clock.runFor(1000)
  await illustrationOf(page).hear.click()
  // The page creates the sound in a timer.
  await page.clock.runFor(1)
}

/** Presses the button and waits until the sound has started. */
export async function play(page: Page) {
  await pressHear(page)
  await expect(illustrationOf(page).level).toBeVisible()
  // From now on, a press on the level counts.
  await page.clock.runFor(700)
}

/** The playback begins this many seconds after the sound has started. */
const BEGIN = 0.2

/** Sets the sound's clock to a time of the playback, in seconds, and lets the page follow. */
export async function playTo(page: Page, seconds: number) {
  await page.evaluate((time) => {
    window.lastSound.currentTime = time
  }, BEGIN + seconds)
  await page.clock.runFor(100)
}

/** Whether the last sound has released the audio output. */
export const isClosed = (page: Page) => page.evaluate(() => window.lastSound.state === 'closed')

/** Runs in the page, before the press. Records each sound from now on, for 13 seconds. */
export function recordSounds(rate: number) {
  class Recorder extends OfflineAudioContext {
    override currentTime = 0
    override state: AudioContextState = 'running'
    constructor() {
      super(1, 13 * rate, rate)
      window.lastSound = this
      window.soundCount += 1
    }
    override resume = async () => window.soundStart?.promise
    close = async () => {
      this.state = 'closed'
    }
  }
  window.soundCount = 0
  Object.assign(window, { AudioContext: Recorder })
}

/** Renders the last sound and returns its samples. */
export const listen = (page: Page) =>
  page.evaluate(async () => {
    window.recording = await window.lastSound.startRendering()
    return window.recording.getChannelData(0)
  })

/** The samples between two times of the playback, in seconds. */
function between(samples: Float32Array, from: number, to: number) {
  const rate = samples.length / 13
  return samples.subarray(Math.round((BEGIN + from) * rate), Math.round((BEGIN + to) * rate))
}

/** In dBFS: the peak between two times of the playback, in seconds. */
export function peakOf(samples: Float32Array, from = -BEGIN, to = 12.8) {
  const peak = between(samples, from, to).reduce((high, now) => Math.max(high, Math.abs(now)), 0)
  return 20 * Math.log10(peak)
}

/** The frequency of the tone between two times of the playback, in Hz. */
export function frequencyOf(samples: Float32Array, from: number, to: number) {
  const tone = between(samples, from, to)
  const crossings = tone.filter((now, at) => now >= 0 !== (tone[at - 1] ?? now) >= 0)
  return crossings.length / 2 / (to - from)
}

/**
 * After `listen`: the peak level outside a band, in dB relative to the loudest moment. It reveals
 * clicks and too wide a hiss.
 */
export const loudestOutside = (page: Page, band: readonly [low: number, high: number]) =>
  page.evaluate(async ([low, high]) => {
    const BINS = 2048
    const { length, sampleRate } = window.recording
    const context = new OfflineAudioContext(1, length, sampleRate)
    const source = new AudioBufferSourceNode(context, { buffer: window.recording })
    const analyser = new AnalyserNode(context, { fftSize: 2 * BINS, smoothingTimeConstant: 0 })
    source.connect(analyser).connect(context.destination)
    source.start()
    const levels = new Float32Array(BINS)
    const binOf = (hertz: number) => Math.ceil((hertz * 2 * BINS) / sampleRate)
    let [outside, loudest] = [0, 0]
    for (let at = 2 * BINS; at < length; at += BINS / 2) {
      void context.suspend(at / sampleRate).then(() => {
        analyser.getFloatFrequencyData(levels)
        const powers = levels.map((db) => 10 ** (db / 10))
        const sum = (part: Float32Array) => part.reduce((all, one) => all + one, 0)
        outside = Math.max(outside, sum(powers) - sum(powers.subarray(binOf(low), binOf(high))))
        loudest = Math.max(loudest, sum(powers))
        return context.resume()
      })
    }
    await context.startRendering()
    return 10 * Math.log10(outside / loudest)
  }, band)
