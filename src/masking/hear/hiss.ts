import { amplitude, HISS_HZ, HISS_OVER_TONE_DB } from './score.ts'

/** Chosen among 1,500 for a low crest at the usual sample rates; `hiss.test.ts` holds it. */
const SEED = 188

/** Numbers from 0 to 1, the same ones for the same seed (the generator of "Numerical Recipes"). */
function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Complex = readonly [real: Float64Array, imaginary: Float64Array]

/** Puts each number at the place that the bits of its own place name, read backwards. */
function mirrorPlaces(list: Float64Array) {
  for (let place = 1, mirrored = 0; place < list.length; place += 1) {
    let bit = list.length >> 1
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (place >= mirrored) continue
    const kept = list[place] as number
    list[place] = list[mirrored] as number
    list[mirrored] = kept
  }
}

/** An inverse Fourier transform in place, without a scale; the length is a power of 2. */
function toWave([real, imaginary]: Complex) {
  const { length } = real
  const cos = Float64Array.from({ length: length / 2 }, (_, turn) =>
    Math.cos((2 * Math.PI * turn) / length),
  )
  mirrorPlaces(real)
  mirrorPlaces(imaginary)
  for (let half = 1; half < length; half *= 2) {
    const turns = length / 2 / half
    for (let start = 0; start < length; start += 2 * half) {
      for (let even = start, turn = 0; even < start + half; even += 1, turn += turns) {
        const odd = even + half
        const c = cos[turn] as number
        const quarter = turn - length / 4
        const s = quarter < 0 ? (cos[-quarter] as number) : (cos[quarter] as number)
        const re = (real[odd] as number) * c - (imaginary[odd] as number) * s
        const im = (real[odd] as number) * s + (imaginary[odd] as number) * c
        real[odd] = (real[even] as number) - re
        imaginary[odd] = (imaginary[even] as number) - im
        real[even] = (real[even] as number) + re
        imaginary[even] = (imaginary[even] as number) + im
      }
    }
  }
}

/**
 * A hiss of one to two seconds that can be repeated without a seam, the same at each call. It is
 * made from its spectrum: equal partials within half an octave and none outside, which no chain of
 * filters gives. Beside a tone of amplitude 1 it is `HISS_OVER_TONE_DB` stronger.
 * @param sampleRate samples per second, at least 16,000
 */
export function hissWave(sampleRate: number): Float32Array<ArrayBuffer> {
  const length = 2 ** Math.ceil(Math.log2(sampleRate))
  // Every second sample is a real part and the one after it an imaginary part: half the work.
  const half = length / 2
  const real = new Float64Array(half)
  const imaginary = new Float64Array(half)
  const next = seededNumbers(SEED)
  const first = Math.ceil((HISS_HZ.from * length) / sampleRate)
  const last = Math.floor((HISS_HZ.to * length) / sampleRate)
  for (let partial = first; partial <= last; partial += 1) {
    const phase = 2 * Math.PI * next()
    const oneLater = phase + (2 * Math.PI * partial) / length
    real[partial] = Math.cos(phase) - Math.sin(oneLater)
    imaginary[partial] = Math.sin(phase) + Math.cos(oneLater)
    real[half - partial] = Math.cos(phase) + Math.sin(oneLater)
    imaginary[half - partial] = Math.cos(oneLater) - Math.sin(phase)
  }
  toWave([real, imaginary])
  // What was laid down is partials of amplitude 2, each with a mean square of 2.
  const scale = amplitude(HISS_OVER_TONE_DB) / 2 / Math.sqrt(last - first + 1)
  return Float32Array.from(
    { length },
    (_, place) => ((place % 2 ? imaginary : real)[place >> 1] as number) * scale,
  )
}
