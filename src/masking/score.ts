import type { StageId } from '../content/masking.ts'

export const PLAYBACK_SECONDS = 12

/** Tinnitus is often higher still, but many older people would not hear that at so soft a level. */
export const PITCHES = [
  { id: 'lower', hertz: 1500 },
  { id: 'middle', hertz: 2200 },
  { id: 'higher', hertz: 3000 },
] as const

export type Pitch = (typeof PITCHES)[number]

/** From the softest. `dbfs` is the tone's peak. */
export const LEVELS = [
  { id: 1, dbfs: -46 },
  { id: 2, dbfs: -43 },
  { id: 3, dbfs: -40 },
] as const

export type Level = (typeof LEVELS)[number]

/** Nothing is louder, whatever else happens. */
export const CAP_DBFS = -26

/** In RMS level: the tone can still be heard in the hiss, as the picture shows it. */
const HISS_OVER_TONE_DB = 1

/** Sharpness of each of the hiss's three filters. */
export const HISS_Q = 4

/** Shares of the chosen level, each reached at its second of the playback, linear in between. */
type Ramp = readonly (readonly [second: number, share: number])[]

const ramp = (...points: Ramp) => points

interface Part {
  /** What the picture shows. */
  stage: StageId
  startSecond: number
  tone: Ramp
  hiss: Ramp
}

export type ProgramId = 'stages' | 'hiss'

/**
 * What can be heard: the four stages, or only the hiss. The tone is alone at first, softer after a
 * pause, then softer still.
 */
export const PROGRAMS: Record<ProgramId, readonly [Part, ...Part[]]> = {
  stages: [
    { stage: 'initial', startSecond: 0, tone: ramp([0, 0], [1, 1]), hiss: [] },
    { stage: 'masked', startSecond: 3, tone: ramp([6, 1]), hiss: ramp([3, 0], [4, 1], [6, 1]) },
    {
      stage: 'residual-inhibition',
      startSecond: 6,
      tone: ramp([6.5, 0], [7.8, 0], [8.8, 0.5]),
      hiss: ramp([6.5, 0]),
    },
    {
      stage: 'habituation',
      startSecond: 9,
      tone: ramp([9.4, 0.5], [11, 0.25], [11.5, 0.25], [12, 0]),
      hiss: [],
    },
  ],
  hiss: [
    { stage: 'masked', startSecond: 0, tone: [], hiss: ramp([0, 0], [1, 1], [11, 1], [12, 0]) },
  ],
}

/** Converts a level to an amplitude factor: 1 at 0 dB. */
export const amplitude = (db: number) => 10 ** (db / 20)

/**
 * Amplifies filtered white noise to its level over a tone of amplitude 1. Noise between −1 and 1 has a
 * power of 1/3, spread evenly up to half the sample rate; three band-pass filters in a row let through
 * a band of 3π/16 × pitch / Q.
 */
export function hissGain(pitchHertz: number, sampleRateHertz: number): number {
  const power = (Math.PI * pitchHertz) / (8 * HISS_Q * sampleRateHertz)
  return amplitude(HISS_OVER_TONE_DB) * Math.sqrt(0.5 / power)
}
