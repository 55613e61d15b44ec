import { STAGE_DURATION_MS } from '../stage-duration.ts'

export const PLAYBACK_MS = 12_000

/** Half an octave, centered on a tone: well below 4 kHz at every pitch. */
export function hissBandHz(toneHz: number) {
  return { from: toneHz * 2 ** -0.25, to: toneHz * 2 ** 0.25 }
}

/**
 * Peak of the tone at each of the three soft levels, starting at about −46 dBFS (rule 4 of
 * the sound's specification). Even with the hiss, the last is more than 1 dB below the cap.
 */
export const LEVELS_DBFS = [-46, -43, -40] as const

/** Upper limit of the level (also rule 4). */
export const CAP_DBFS = -26

/** In RMS level: the hiss just masks the tone. */
export const HISS_OVER_TONE_DB = 2

/** From one level or pitch to another. */
export const GLIDE_MS = 300

export const STOP_FADE_MS = 150

/** In dB, relative to the chosen level. The amplitude is interpolated linearly between points. */
export type Point = readonly [atMs: number, db: number]

const SILENCE = -Infinity

/** Alone at first, softer after a pause, then softer still until the playback ends. */
export const TONE: readonly Point[] = [
  [0, SILENCE],
  [1000, 0],
  [6000, 0],
  [6500, SILENCE],
  [7800, SILENCE],
  [8800, -6],
  [9400, -6],
  [11_000, -12],
  [11_500, -12],
  [PLAYBACK_MS, SILENCE],
]

/** Around the tone in the second stage. */
export const HISS: readonly Point[] = [
  [3000, SILENCE],
  [4000, 0],
  [6000, 0],
  [6500, SILENCE],
]

/** Converts a level to an amplitude factor: 1 at 0 dB. */
export function amplitude(db: number): number {
  return 10 ** (db / 20)
}

/** Index of the stage at a time in the playback; undefined after its end. */
export function stageAt(ms: number): number | undefined {
  if (ms >= PLAYBACK_MS) return undefined
  return Math.max(0, Math.floor(ms / STAGE_DURATION_MS))
}
