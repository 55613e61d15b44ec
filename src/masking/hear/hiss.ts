import { amplitude, HISS_HZ, HISS_OVER_TONE_DB } from './score.ts'

/** One partial per slot: dense enough for a hiss, few enough to sum quickly. */
const SLOT_HZ = 10

/** Chosen for low peaks, so that the hiss is not harsh; `e2e/hear.spec.ts` asserts it. */
const SEED = 15

/**
 * One second of hiss that is deterministic and loops seamlessly: a sum of partials at whole hertz,
 * all within `HISS_HZ`. Its level is `HISS_OVER_TONE_DB` above a tone of amplitude 1.
 * @param sampleRate in samples per second, an integer
 */
export function hissWave(sampleRate: number): Float32Array<ArrayBuffer> {
  const wave = new Float32Array(sampleRate)
  const sine = wave.map((_, sample) => Math.sin((2 * Math.PI * sample) / sampleRate))
  const first = Math.ceil(HISS_HZ.from)
  const count = Math.floor((HISS_HZ.to - first) / SLOT_HZ)
  const partialAmplitude = amplitude(HISS_OVER_TONE_DB) / Math.sqrt(count)
  let random = SEED
  // Park–Miller minimal standard generator, from 0 to 1: the same in every browser.
  const next = () => {
    random = (random * 48_271) % 2_147_483_647
    return random / 2_147_483_647
  }
  for (let slot = 0; slot < count; slot += 1) {
    const hertz = first + Math.floor((slot + next()) * SLOT_HZ)
    const start = Math.floor(next() * sampleRate)
    for (let sample = 0; sample < sampleRate; sample += 1) {
      const phase = (start + hertz * sample) % sampleRate
      wave[sample] = (wave[sample] ?? 0) + partialAmplitude * (sine[phase] ?? 0)
    }
  }
  return wave
}
