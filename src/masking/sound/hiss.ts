import { PITCHES } from './pitches.ts'
import { amplitude, HISS_OVER_TONE_DB, hissBandHz } from './score.ts'

/** The wave is for the lowest pitch; played faster, it is as loud around a higher one. */
export const WAVE_PITCH_HZ = PITCHES[0].hertz

/** High, because browsers that only interpolate linearly would otherwise add sound above 4 kHz. */
export const WAVE_RATE = 96_000

/** Long enough that nobody hears it repeat, even at the highest pitch. */
const WAVE_SECONDS = 2

/** One partial per slot: dense enough for a hiss, few enough to sum quickly. */
const SLOT_HZ = 10

/** Chosen for low peaks, so that the hiss is not harsh; `tests/sound.spec.ts` asserts it. */
const SEED = 102

/**
 * A hiss that is deterministic and loops seamlessly: a sum of partials, each of a whole number of
 * cycles, all within half an octave around `WAVE_PITCH_HZ`. Its level is `HISS_OVER_TONE_DB` above a
 * tone of amplitude 1.
 */
export function hissWave(): Float32Array<ArrayBuffer> {
  const wave = new Float32Array(WAVE_SECONDS * WAVE_RATE)
  const { from, to } = hissBandHz(WAVE_PITCH_HZ)
  const first = Math.ceil(from * WAVE_SECONDS)
  const count = Math.floor((to - from) / SLOT_HZ)
  const partialAmplitude = amplitude(HISS_OVER_TONE_DB) / Math.sqrt(count)
  let random = SEED
  // Park–Miller minimal standard generator, from 0 to 1: the same in every browser.
  const next = () => {
    random = (random * 48_271) % 2_147_483_647
    return random / 2_147_483_647
  }
  for (let slot = 0; slot < count; slot += 1) {
    const cycles = first + Math.floor((slot + next()) * SLOT_HZ * WAVE_SECONDS)
    const turn = (2 * Math.PI * cycles) / wave.length
    const start = 2 * Math.PI * next()
    let last = partialAmplitude * Math.sin(start - turn)
    let current = partialAmplitude * Math.sin(start)
    // Each sample follows from the two before it: sin(a + b) = 2 cos(b) sin(a) − sin(a − b).
    const factor = 2 * Math.cos(turn)
    for (let sample = 0; sample < wave.length; sample += 1) {
      wave[sample] = (wave[sample] ?? 0) + current
      const following = factor * current - last
      last = current
      current = following
    }
  }
  return wave
}
