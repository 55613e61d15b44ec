/** A play of the demonstration that went into a recording instead of the loudspeaker. */
interface Play {
  context: OfflineAudioContext
  /** The page has given its sound back. */
  isClosed: boolean
  rendered: Promise<AudioBuffer> | undefined
}

/** A millisecond of a recording: its farthest sample from silence, and its mean square. */
export interface Moment {
  peak: number
  power: number
}

declare global {
  interface Window {
    plays: Play[]
    /** A play waits for this before it begins. */
    soundMayStart: Promise<void> | undefined
    letSoundStart: () => void
  }
}

/** The pass begins this long after the sound has started, in seconds. */
const BEGIN = 0.2

/** Runs in the page, before the press. Each sound from now on is a recording of 13 seconds. */
export function recordSound(rate: number) {
  function construct() {
    const context = new OfflineAudioContext(1, 13 * rate, rate)
    const play: Play = { context, isClosed: false, rendered: undefined }
    window.plays.push(play)
    const close = async () => {
      play.isClosed = true
    }
    return Object.defineProperties(context, {
      state: { get: () => (play.isClosed ? 'closed' : 'running'), configurable: true },
      resume: { value: async () => window.soundMayStart },
      close: { value: close },
    })
  }
  window.plays = []
  window.AudioContext = new Proxy(AudioContext, { construct })
}

/** Runs in the page. Lets the sound go on until a time of its own, in seconds; not in Firefox. */
export async function playTo(seconds: number) {
  const play = window.plays.at(-1)
  if (!play) throw new Error('There is no sound.')
  const isThere = play.context.suspend(seconds)
  if (play.rendered) void OfflineAudioContext.prototype.resume.call(play.context)
  play.rendered ??= play.context.startRendering()
  await isThere
}

/** Runs in the page. Lets the sound go on to its end and hands out each millisecond of it. */
export async function listenToEnd(): Promise<Moment[]> {
  const play = window.plays.at(-1)
  if (!play) throw new Error('There is no sound.')
  if (play.rendered) void OfflineAudioContext.prototype.resume.call(play.context)
  play.rendered ??= play.context.startRendering()
  const { sampleRate } = play.context
  const samples = (await play.rendered).getChannelData(0)
  return Array.from({ length: 13_000 }, (_, ms) => {
    const start = Math.round((ms * sampleRate) / 1000)
    const part = samples.subarray(start, Math.round(((ms + 1) * sampleRate) / 1000))
    let peak = 0
    let sum = 0
    for (const sample of part) {
      peak = Math.max(peak, Math.abs(sample))
      sum += sample * sample
    }
    return { peak, power: sum / part.length }
  })
}

/**
 * Runs in the page, after `listenToEnd`; not in Firefox. The loudest that anything below 2 or above
 * 4 kHz ever is, in dB beside the loudest moment: a click shows here, and so does too wide a hiss.
 */
export async function loudestOutsideBand(): Promise<number> {
  const BINS = 2048
  const [FROM_HZ, TO_HZ] = [2000, 4000]
  const recording = await window.plays.at(-1)?.rendered
  if (!recording) throw new Error('There is no recording.')
  const { length, sampleRate } = recording
  const context = new OfflineAudioContext(1, length, sampleRate)
  const source = new AudioBufferSourceNode(context, { buffer: recording })
  const analyser = new AnalyserNode(context, { fftSize: 2 * BINS, smoothingTimeConstant: 0 })
  source.connect(analyser).connect(context.destination)
  source.start()
  const levels = new Float32Array(BINS)
  let [outside, loudest] = [0, 0]
  for (let at = 2 * BINS; at < length; at += BINS / 2) {
    void context.suspend(at / sampleRate).then(() => {
      analyser.getFloatFrequencyData(levels)
      const powers = levels.map((db) => 10 ** (db / 10))
      const sum = (from: number, to: number) =>
        powers.subarray(from, to).reduce((all, one) => all + one, 0)
      const binOf = (hertz: number) => Math.ceil((hertz * 2 * BINS) / sampleRate)
      const whole = sum(0, BINS)
      outside = Math.max(outside, whole - sum(binOf(FROM_HZ), binOf(TO_HZ)))
      loudest = Math.max(loudest, whole)
      return context.resume()
    })
  }
  await context.startRendering()
  return 10 * Math.log10(outside / loudest)
}

const between = (moments: Moment[], from: number, to: number) =>
  moments.slice(Math.round((BEGIN + from) * 1000), Math.round((BEGIN + to) * 1000))

/** In dBFS: the farthest sample from silence between two times of the pass, in seconds. */
export function peakOf(moments: Moment[], from = -BEGIN, to = 12.8): number {
  return 20 * Math.log10(Math.max(...between(moments, from, to).map(({ peak }) => peak)))
}

/** In dBFS: the root mean square, which a sine of full scale has at −3.01. */
export function rmsOf(moments: Moment[], from: number, to: number): number {
  const part = between(moments, from, to)
  return 10 * Math.log10(part.reduce((sum, { power }) => sum + power, 0) / part.length)
}

/** Seconds that one fade of a steady tone takes from a tenth to nine tenths of its way. */
export function fadeTime(moments: Moment[], from: number, to: number): number {
  const peaks = between(moments, from, to).map(({ peak }) => peak)
  const [low, high] = [Math.min(...peaks), Math.max(...peaks)]
  const shares = peaks.map((peak) => (peak - low) / (high - low))
  return shares.filter((share) => share > 0.1 && share < 0.9).length / 1000
}
