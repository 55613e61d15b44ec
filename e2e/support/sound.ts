import { expect, type Page } from '@playwright/test'
import { expectRunning, illustrationOf, openIllustration } from './masking-illustration.ts'

/** The sound of one press, rendered offline, with a clock that the test sets. */
interface Sound extends OfflineAudioContext {
  currentTime: number
  state: AudioContextState
  /** The rendered sound. */
  recording?: Promise<AudioBuffer>
}

declare global {
  interface Window {
    heard: Sound[]
    /** The browser lets a sound start once this resolves. */
    soundMayStart: Promise<void> | undefined
  }
}

/** Opens the landing page at the button, with a recorder for a loudspeaker and a fake clock. */
export async function openDemonstration(page: Page) {
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
}

/** The demonstration begins this many seconds after the sound has started. */
const BEGIN = 0.2

/** Sets the sound's clock to a time of the demonstration, in seconds, and lets the page follow. */
export async function playTo(page: Page, seconds: number) {
  await page.evaluate((time) => {
    const sound = window.heard.at(-1)
    if (sound) sound.currentTime = time
  }, BEGIN + seconds)
  await page.clock.runFor(100)
}

/** Whether the last sound has released the audio output. */
export const isClosed = (page: Page) => page.evaluate(() => window.heard.at(-1)?.state === 'closed')

/** Runs in the page, before the press. Records each sound from now on, for 13 seconds. */
export function recordSounds(rate: number) {
  class Recorder extends OfflineAudioContext {
    override currentTime = 0
    override state: AudioContextState = 'running'
    constructor() {
      super(1, 13 * rate, rate)
      window.heard.push(this)
    }
    override resume = async () => window.soundMayStart
    close = async () => {
      this.state = 'closed'
    }
  }
  window.heard = []
  Object.assign(window, { AudioContext: Recorder })
}

/** Runs in the page. Renders the last sound and returns the peak of each millisecond. */
export async function listen(): Promise<number[]> {
  const sound = window.heard.at(-1)
  if (!sound) throw new Error('There is no sound.')
  sound.recording ??= sound.startRendering()
  const samples = (await sound.recording).getChannelData(0)
  const indexOf = (ms: number) => Math.round((ms * sound.sampleRate) / 1000)
  return Array.from({ length: 13_000 }, (_, ms) =>
    samples
      .subarray(indexOf(ms), indexOf(ms + 1))
      .reduce((peak, x) => Math.max(peak, Math.abs(x)), 0),
  )
}

/**
 * Runs in the page, after `listen`. Peak level outside a band, in dB relative to the loudest moment.
 * It reveals clicks and too wide a hiss.
 */
export async function loudestOutside([low = 0, high = 0]: readonly number[]): Promise<number> {
  const BINS = 2048
  const buffer = await window.heard.at(-1)?.recording
  if (!buffer) throw new Error('There is no recording.')
  const { length, sampleRate } = buffer
  const context = new OfflineAudioContext(1, length, sampleRate)
  const source = new AudioBufferSourceNode(context, { buffer })
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
}

/** After `listen`: the frequency of the tone between two times of the demonstration, in Hz. */
export const frequencyOf = (page: Page, from: number, to: number) =>
  page.evaluate(
    async ([start, end]) => {
      const buffer = await window.heard.at(-1)?.recording
      if (!buffer) throw new Error('There is no recording.')
      const samples = buffer
        .getChannelData(0)
        .subarray(start * buffer.sampleRate, end * buffer.sampleRate)
      const crossings = samples.filter((one, at) => one >= 0 !== (samples[at - 1] ?? one) >= 0)
      return crossings.length / 2 / (end - start)
    },
    [BEGIN + from, BEGIN + to] as const,
  )

/** In dBFS: the peak between two times of the demonstration, in seconds. */
export function peakOf(peaks: number[], from = -BEGIN, to = 12.8) {
  const indexOf = (seconds: number) => Math.round((BEGIN + seconds) * 1000)
  return 20 * Math.log10(Math.max(...peaks.slice(indexOf(from), indexOf(to))))
}
