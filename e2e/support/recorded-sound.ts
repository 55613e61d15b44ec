/** A pass that is recorded instead of going to the loudspeaker. */
interface Play {
  context: OfflineAudioContext
  isClosed: boolean
  playTo: (seconds: number) => Promise<void>
  /** Renders the rest. */
  playToEnd: () => Promise<AudioBuffer>
}

/** One millisecond of a recording: its peak, and its mean square. */
export interface Moment {
  peak: number
  power: number
}

declare global {
  interface Window {
    plays: Play[]
    /** The browser lets a sound start once this resolves. */
    soundMayStart: Promise<void> | undefined
    letSoundStart: () => void
  }
}

/** The pass begins this many seconds after the sound has started. */
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
    const play: Play = {
      context,
      isClosed: false,
      playTo: (seconds) => {
        const isThere = context.suspend(seconds)
        void render()
        return isThere
      },
      playToEnd: render,
    }
    window.plays.push(play)
    return Object.defineProperties(context, {
      state: { get: () => (play.isClosed ? 'closed' : 'running'), configurable: true },
      resume: { value: async () => window.soundMayStart },
      close: {
        value: async () => {
          play.isClosed = true
        },
      },
    })
  }
  window.plays = []
  window.AudioContext = new Proxy(AudioContext, { construct })
}

/** Runs in the page. Renders the sound to its end and returns each millisecond of it. */
export async function listenToEnd(): Promise<Moment[]> {
  const recording = await window.plays.at(-1)?.playToEnd()
  if (!recording) throw new Error('There is no sound.')
  const samples = recording.getChannelData(0)
  return Array.from({ length: 13_000 }, (_, ms) => {
    const start = Math.round((ms * recording.sampleRate) / 1000)
    const part = samples.subarray(start, Math.round(((ms + 1) * recording.sampleRate) / 1000))
    let [peak, sum] = [0, 0]
    for (const sample of part) {
      peak = Math.max(peak, Math.abs(sample))
      sum += sample * sample
    }
    return { peak, power: sum / part.length }
  })
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

const between = (moments: Moment[], from: number, to: number) =>
  moments.slice(Math.round((BEGIN + from) * 1000), Math.round((BEGIN + to) * 1000))

/** In dBFS: the peak between two times of the pass, in seconds. */
export function peakOf(moments: Moment[], from = -BEGIN, to = 12.8): number {
  return 20 * Math.log10(Math.max(...between(moments, from, to).map(({ peak }) => peak)))
}

/** In dBFS: the root mean square, which is −3.01 for a sine of full scale. */
export function rmsOf(moments: Moment[], from: number, to: number): number {
  const part = between(moments, from, to)
  return 10 * Math.log10(part.reduce((sum, { power }) => sum + power, 0) / part.length)
}

/** Seconds that the fade of a steady tone takes from a tenth to nine tenths of its way. */
export function fadeTime(moments: Moment[], from: number, to: number): number {
  const peaks = between(moments, from, to).map(({ peak }) => peak)
  const [low, high] = [Math.min(...peaks), Math.max(...peaks)]
  const shares = peaks.map((peak) => (peak - low) / (high - low))
  return shares.filter((share) => share > 0.1 && share < 0.9).length / 1000
}
