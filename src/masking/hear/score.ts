/**
 * One stage, and one pass of the four, in milliseconds. They are the picture's own, written again:
 * a module that both used would be one more request of each visit, pressed or not.
 */
const STAGE_MS = 3000
export const PASS_MS = 12_000

/** Near 3 kHz: high enough for a common tinnitus, low enough for most older ears. */
export const TONE_HZ = 3000

/** Half an octave with the tone in its middle, in hertz: nothing is near 4 kHz. */
export const HISS_HZ = { from: TONE_HZ * 2 ** -0.25, to: TONE_HZ * 2 ** 0.25 } as const

/**
 * The peak of the tone at each of the three quiet steps, in dBFS: about −46 at first (features.md,
 * "Hear the four stages", rule 4). With the hiss, the last stays below the cap by more than 1 dB.
 */
export const STEPS_DBFS = [-46, -43, -40] as const

/** Nothing is ever above it (rule 4; bar H2 of the accessibility bar). */
export const CAP_DBFS = -26

/** How much stronger than the tone the hiss is by root mean square: it covers it, and no more. */
export const HISS_OVER_TONE_DB = 2

/** How long one of the steps glides to another, in milliseconds. */
export const STEP_GLIDE_MS = 300

/** How long the sound takes to go when it is stopped, in milliseconds. */
export const STOP_FADE_MS = 150

interface Point {
  /** Milliseconds since the pass began. */
  atMs: number
  /** Decibels above the step's own level; `-Infinity` is silence. */
  db: number
}

export interface Voice {
  name: 'tone' | 'hiss'
  /** Where its level is told; between two points its amplitude goes straight. */
  points: readonly Point[]
}

const SILENCE = -Infinity

/**
 * What sounds when: the tone alone; hiss around it; a pause, after which the tone comes back lower;
 * the tone, softer still. It ends, since the demonstration ends, not because such a tone would.
 */
export const SCORE: readonly Voice[] = [
  {
    name: 'tone',
    points: [
      { atMs: 0, db: SILENCE },
      { atMs: 1000, db: 0 },
      { atMs: 6000, db: 0 },
      { atMs: 6500, db: SILENCE },
      { atMs: 7800, db: SILENCE },
      { atMs: 8800, db: -6 },
      { atMs: 9400, db: -6 },
      { atMs: 11_000, db: -12 },
      { atMs: 11_500, db: -12 },
      { atMs: 12_000, db: SILENCE },
    ],
  },
  {
    name: 'hiss',
    points: [
      { atMs: 3000, db: SILENCE },
      { atMs: 4000, db: 0 },
      { atMs: 6000, db: 0 },
      { atMs: 6500, db: SILENCE },
    ],
  },
]

/** The factor that a level in decibels stands for; 1 is 0 dB. */
export function amplitude(db: number): number {
  return 10 ** (db / 20)
}

/** Index of the stage that is heard some milliseconds after the pass began; nothing after it. */
export function stageAt(ms: number): number | undefined {
  if (ms >= PASS_MS) return undefined
  return Math.max(0, Math.floor(ms / STAGE_MS))
}
