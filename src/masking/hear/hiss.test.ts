import { describe, expect, it } from 'vitest'
import { hissWave } from './hiss.ts'

const largest = (wave: Float32Array) => wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
const rmsOf = (wave: Float32Array) =>
  Math.sqrt(wave.reduce((sum, one) => sum + one * one, 0) / wave.length)

/** The rates of real devices. */
describe.each([16_000, 22_050, 44_100, 48_000, 96_000])(
  'the hiss at %i samples per second',
  (rate) => {
    const wave = hissWave(rate)

    // A tone of amplitude 1 has −3.01 dB by root mean square.
    it('is 2 dB stronger than a tone of amplitude 1', () => {
      expect(20 * Math.log10(rmsOf(wave))).toBeCloseTo(-1.01, 2)
    })

    it('has no harsh peaks, and stays under the cap with the tone', () => {
      expect(largest(wave) / rmsOf(wave)).toBeLessThan(3.8)
      expect(20 * Math.log10(0.01 * (1 + largest(wave)))).toBeLessThan(-27)
    })

    it('lasts a second, begins where it ends, and is the same at every play', () => {
      expect(wave.length).toBe(rate)
      const steps = wave.map((sample, place) => sample - (wave[place - 1] ?? sample))
      expect(Math.abs((wave[0] ?? 0) - (wave.at(-1) ?? 0))).toBeLessThanOrEqual(largest(steps))
      expect(hissWave(rate)).toEqual(wave)
    })
  },
)
