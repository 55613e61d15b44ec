import { masking, type StageId } from '../content/masking.ts'

/**
 * How long each stage is shown, in the animation and in the sound (docs/requirements.md). RAMPS does not
 * follow: change both.
 */
export const STAGE_SECONDS = 3

export const PLAYBACK_SECONDS = masking.stages.length * STAGE_SECONDS

/** Tinnitus is often higher still, but many older people would not hear that at so soft a level. */
export const PITCHES = [
  { id: 'lower', hertz: 1500 },
  { id: 'middle', hertz: 2200 },
  { id: 'higher', hertz: 3000 },
] as const

export type Pitch = (typeof PITCHES)[number]

export const SOFTEST = 1

/** Peak of the tone at each level, from the softest: rule 4 of the sound (docs/requirements.md). */
export const LEVELS_DBFS = [-46, -43, -40] as const

/** Nothing is louder, whatever else happens: rules 4 and 6. */
export const CAP_DBFS = -26

/** By RMS: as in the chart, the hiss covers the tone only partly, so that it can still be heard. */
const HISS_OVER_TONE_DB = 3

/**
 * Sharpness of each of the hiss's three filters: half an octave in all, at −3 dB. Much sharper ones make
 * it whistle like wind. Of its power at the highest pitch, 7 % is above 4 kHz.
 */
export const HISS_Q = 1.5

export type ProgramId = 'stages' | 'hiss'

/** What the chart shows after some seconds of a program. With only the hiss, it stays at one stage. */
export function stageAt(program: ProgramId, secondsPlayed: number): StageId {
  const index = Math.floor(secondsPlayed / STAGE_SECONDS)
  return program === 'hiss' ? 'masked' : (masking.stages[index] ?? masking.stages[0]).id
}

/** Shares of the chosen level, each reached after some seconds of the sound, linear in between. */
export type Ramp = readonly (readonly [seconds: number, share: number])[]

/** How loud the tone and the hiss of a program are: rule 5. */
export const RAMPS: Record<ProgramId, { tone: Ramp; hiss: Ramp }> = {
  stages: {
    // Alone at first, at half the amplitude after the hiss and a pause, then a quarter.
    tone: [
      [0, 0],
      [1, 1],
      [6, 1],
      [6.5, 0],
      [7.8, 0],
      [8.8, 0.5],
      [9.4, 0.5],
      [11, 0.25],
      [11.5, 0.25],
      [12, 0],
    ],
    hiss: [
      [3, 0],
      [4, 1],
      [6, 1],
      [6.5, 0],
    ],
  },
  hiss: {
    tone: [],
    hiss: [
      [0, 0],
      [1, 1],
      [11, 1],
      [12, 0],
    ],
  },
}

/** Converts decibels to an amplitude factor: 1 at 0 dB. */
export const amplitude = (db: number) => 10 ** (db / 20)

/** @param level from 1, the softest */
export const levelGain = (level: number) =>
  amplitude(LEVELS_DBFS[level - SOFTEST] ?? LEVELS_DBFS[0])

/**
 * Amplifies filtered white noise to its level over a tone of amplitude 1, which has a power of 1/2. Noise
 * between −1 and 1 has a power of 1/3, spread evenly up to half the sample rate; three band-pass filters in
 * a row let through a band of 3π/16 × pitch / Q.
 */
export function hissGain(pitchHertz: number, sampleRateHertz: number): number {
  const power = (Math.PI * pitchHertz) / (8 * HISS_Q * sampleRateHertz)
  return amplitude(HISS_OVER_TONE_DB) * Math.sqrt(0.5 / power)
}
