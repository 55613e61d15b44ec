import { amplitude, HISS_HZ, HISS_OVER_TONE_DB } from './score.ts'

/** One partial in each slot: dense enough for a hiss, few enough to add up quickly. */
const SLOT_HZ = 10

/** Chosen for low peaks, so that the hiss is not harsh; `e2e/hear.spec.ts` asserts it. */
const SEED = 15

/**
 * One second of hiss, the same at each call, that repeats without a seam: a sum of partials in
 * whole hertz, with nothing outside `HISS_HZ`. Beside a tone of amplitude 1 it is
 * `HISS_OVER_TONE_DB` stronger.
 * @param sampleRate whole samples per second
 */
export function hissWave(sampleRate: number): Float32Array<ArrayBuffer> {
  const wave = new Float32Array(sampleRate)
  const sine = wave.map((_, place) => Math.sin((2 * Math.PI * place) / sampleRate))
  const first = Math.ceil(HISS_HZ.from)
  const count = Math.floor((HISS_HZ.to - first) / SLOT_HZ)
  const partialAmplitude = amplitude(HISS_OVER_TONE_DB) / Math.sqrt(count)
  let random = SEED
  // The minimal standard generator of Park and Miller: below 1, the same in every browser.
  const next = () => {
    random = (random * 48_271) % 2_147_483_647
    return random / 2_147_483_647
  }
  for (let slot = 0; slot < count; slot += 1) {
    const hertz = first + Math.floor((slot + next()) * SLOT_HZ)
    const start = Math.floor(next() * sampleRate)
    for (let place = 0; place < sampleRate; place += 1) {
      const turned = (start + hertz * place) % sampleRate
      wave[place] = (wave[place] ?? 0) + partialAmplitude * (sine[turned] ?? 0)
    }
  }
  return wave
}
