import { STAGE_SECONDS } from './stage-duration.ts'

/** What can be heard: the four stages, or only the hiss. */
export type Way = keyof typeof SCORES

export const PLAYBACK_SECONDS = 12

/** Tinnitus is often higher still, but many older people would not hear that at so soft a level. */
export const PITCHES = [
  { id: 'lower', hertz: 1500 },
  { id: 'middle', hertz: 2200 },
  { id: 'higher', hertz: 3000 },
] as const

/** Index of the pitch that is chosen at first. */
export const MIDDLE = 1

/** Peak of the tone at each of the three soft levels. */
export const LEVELS_DBFS = [-46, -43, -40] as const

/** Nothing is louder, whatever else happens. */
export const CAP_DBFS = -26

/** In RMS level: the tone can still be heard in the hiss, as the picture shows it. */
const HISS_OVER_TONE_DB = 1

/** Sharpness of each of the hiss's three filters. */
export const HISS_Q = 4

/**
 * Shares of the chosen level by the second, linear in between. The tone is alone at first, softer
 * after a pause, then softer still.
 */
export const SCORES = {
  stages: {
    tone: { 0: 0, 1: 1, 6: 1, 6.5: 0, 7.8: 0, 8.8: 0.5, 9.4: 0.5, 11: 0.25, 11.5: 0.25, 12: 0 },
    hiss: { 3: 0, 4: 1, 6: 1, 6.5: 0 },
    /** Index of the stage that the picture shows. */
    stageAt: (second: number) => Math.floor(second / STAGE_SECONDS),
  },
  hiss: {
    tone: undefined,
    hiss: { 0: 0, 1: 1, 11: 1, 12: 0 },
    stageAt: () => 1,
  },
}

/** Converts a level to an amplitude factor: 1 at 0 dB. */
export const amplitude = (db: number) => 10 ** (db / 20)

/**
 * Amplifies filtered white noise to its level over a tone of amplitude 1. Noise between −1 and 1 has a
 * power of 1/3, spread evenly up to half the sample rate; three band-pass filters in a row let through
 * a band of 3π/16 × pitch / Q.
 */
export function hissGain(pitchHertz: number, sampleRate: number): number {
  const power = (Math.PI * pitchHertz) / (8 * HISS_Q * sampleRate)
  return amplitude(HISS_OVER_TONE_DB) * Math.sqrt(0.5 / power)
}
