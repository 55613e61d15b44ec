import { describe, expect, it } from 'vitest'
import { hissWave } from './hiss.ts'

/** The rates that devices have; a wave at twice another's rate is the same wave. */
const RATES = [16_000, 22_050, 32_000, 44_100, 48_000, 96_000]

const peakOf = (wave: Float32Array) => wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
const rmsOf = (wave: Float32Array) =>
  Math.sqrt(wave.reduce((sum, one) => sum + one * one, 0) / wave.length)

/** The amplitude of one partial, by its number of turns in the wave. */
function partial(wave: Float32Array, turns: number): number {
  let re = 0
  let im = 0
  for (const [place, sample] of wave.entries()) {
    const angle = (2 * Math.PI * turns * place) / wave.length
    re += sample * Math.cos(angle)
    im += sample * Math.sin(angle)
  }
  return (2 * Math.hypot(re, im)) / wave.length
}

describe.each(RATES)('the hiss at %i samples per second', (rate) => {
  const wave = hissWave(rate)

  // A tone of amplitude 1 has −3.01 dB by root mean square.
  it('is 2 dB stronger than a tone of amplitude 1', () => {
    expect(20 * Math.log10(rmsOf(wave))).toBeCloseTo(-1.01, 2)
  })

  it('has no peak of more than 3.8 times its mean', () => {
    expect(peakOf(wave) / rmsOf(wave)).toBeLessThan(3.8)
  })

  it('stays under the cap at the highest step, together with the tone', () => {
    const most = 0.01 * (1 + peakOf(wave))
    expect(20 * Math.log10(most)).toBeLessThan(-27)
  })

  it('lasts one to two seconds and begins where it ends', () => {
    expect(wave.length / rate).toBeGreaterThanOrEqual(1)
    expect(wave.length / rate).toBeLessThan(2)
    const steps = wave.map((sample, place) => Math.abs(sample - (wave[place - 1] ?? sample)))
    expect(Math.abs((wave[0] ?? 0) - (wave.at(-1) ?? 0))).toBeLessThanOrEqual(peakOf(steps))
  })

  it('has its partials within half an octave around 3 kHz, and none outside', () => {
    const turnsAt = (hertz: number) => Math.round((hertz * wave.length) / rate)
    const inside = [2530, 2800, 3000, 3300, 3560].map((hertz) => partial(wave, turnsAt(hertz)))
    for (const one of inside) expect(one).toBeCloseTo(inside[0] ?? 0, 6)
    for (const hertz of [100, 1000, 2515, 3575, 4000, 6000, 7990]) {
      expect(partial(wave, turnsAt(hertz))).toBeLessThan((inside[0] ?? 0) / 1e5)
    }
  })
})

it('the hiss is the same at every play', () => {
  expect(hissWave(16_000)).toEqual(hissWave(16_000))
})
