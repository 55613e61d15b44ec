import { expect, type Page } from '@playwright/test'
import { illustrationOf, openIllustration } from './masking-loop.ts'

/** One press's sound, recorded instead of sent to the loudspeaker. */
interface Play {
  context: OfflineAudioContext
  isClosed: boolean
  playTo: (seconds: number) => Promise<void>
  /** Renders the rest. */
  playToEnd: () => Promise<AudioBuffer>
}

declare global {
  interface Window {
    plays: Play[]
    /** The browser lets a sound start once this resolves. */
    soundMayStart: Promise<void> | undefined
    letSoundStart: () => void
  }
}

/** Opens the landing page at the button, with a recorder for a loudspeaker and a fake clock. */
export async function openDemonstration(page: Page) {
  await page.addInitScript(recordSound, 48_000)
  await openIllustration(page)
  await illustrationOf(page).hear.scrollIntoViewIfNeeded()
}

/** Presses the button, late enough not to count as a second press on Stop. */
export async function pressHear(page: Page) {
  await page.clock.runFor(1000)
  await illustrationOf(page).hear.click()
  // The page creates the sound in a timer.
  await page.clock.runFor(1)
}

/** Presses the button and waits until the sound has started. Its own clock stands still. */
export async function play(page: Page) {
  await pressHear(page)
  await expect(illustrationOf(page).level).toBeVisible()
}

/** Renders the sound up to a time of its own clock, and lets the page follow. */
export async function playTo(page: Page, seconds: number) {
  await page.evaluate((end) => window.plays.at(-1)?.playTo(end), seconds)
  await page.clock.runFor(100)
}

/** The demonstration begins this many seconds after the sound has started. */
const BEGIN = 0.2

/** Runs in the page, before the press. Records each sound from now on, for 13 seconds. */
export function recordSound(rate: number) {
  function construct() {
    const context = new OfflineAudioContext(1, 13 * rate, rate)
    let rendering: Promise<AudioBuffer> | undefined
    function render() {
      if (rendering) void OfflineAudioContext.prototype.resume.call(context)
      rendering ??= context.startRendering()
      return rendering
    }
    const recorded: Play = {
      context,
      isClosed: false,
      playTo: (seconds) => {
        const isThere = context.suspend(seconds)
        void render()
        return isThere
      },
      playToEnd: render,
    }
    window.plays.push(recorded)
    return Object.defineProperties(context, {
      state: { get: () => (recorded.isClosed ? 'closed' : 'running'), configurable: true },
      resume: { value: async () => window.soundMayStart },
      close: {
        value: async () => {
          recorded.isClosed = true
        },
      },
    })
  }
  window.plays = []
  window.AudioContext = new Proxy(AudioContext, { construct })
}

/** Runs in the page. Renders the sound to its end and returns the peak of each millisecond. */
export async function listenToEnd(): Promise<number[]> {
  const recording = await window.plays.at(-1)?.playToEnd()
  if (!recording) throw new Error('There is no sound.')
  const samples = recording.getChannelData(0)
  const indexOf = (ms: number) => Math.round((ms * recording.sampleRate) / 1000)
  return Array.from({ length: 13_000 }, (_, ms) =>
    samples
      .subarray(indexOf(ms), indexOf(ms + 1))
      .reduce((peak, x) => Math.max(peak, Math.abs(x)), 0),
  )
}

/**
 * Runs in the page, after `listenToEnd`. The loudest that anything below 2 or above 4 kHz ever is,
 * in dB relative to the loudest moment: it shows clicks, and too wide a hiss.
 */
export async function loudestOutsideBand(): Promise<number> {
  const BINS = 2048
  const recording = await window.plays.at(-1)?.playToEnd()
  if (!recording) throw new Error('There is no recording.')
  const { length, sampleRate } = recording
  const context = new OfflineAudioContext(1, length, sampleRate)
  const source = new AudioBufferSourceNode(context, { buffer: recording })
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
      outside = Math.max(outside, sum(powers) - sum(powers.subarray(binOf(2000), binOf(4000))))
      loudest = Math.max(loudest, sum(powers))
      return context.resume()
    })
  }
  await context.startRendering()
  return 10 * Math.log10(outside / loudest)
}

const between = (peaks: number[], from: number, to: number) =>
  peaks.slice(Math.round((BEGIN + from) * 1000), Math.round((BEGIN + to) * 1000))

/** In dBFS: the peak between two times of the demonstration, in seconds. */
export const peakOf = (peaks: number[], from = -BEGIN, to = 12.8) =>
  20 * Math.log10(Math.max(...between(peaks, from, to)))

/** Seconds that the fade of a steady tone takes from a tenth to nine tenths of the way. */
export function fadeTime(peaks: number[], from: number, to: number): number {
  const part = between(peaks, from, to)
  const [low, high] = [Math.min(...part), Math.max(...part)]
  const shares = part.map((peak) => (peak - low) / (high - low))
  return shares.filter((share) => share > 0.1 && share < 0.9).length / 1000
}
