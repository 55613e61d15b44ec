import type { StageId } from '../content/masking.ts'

/** How long each stage lasts, in the animation and in the sound (docs/requirements.md). */
export const STAGE_SECONDS = 3

/** Tinnitus is often higher still, but many older people would not hear that at so soft a level. */
export const PITCHES = [
  { id: 'lower', hertz: 1500 },
  { id: 'middle', hertz: 2200 },
  { id: 'higher', hertz: 3000 },
] as const

export type Pitch = (typeof PITCHES)[number]

export const SOFTEST = 1

/** Peak of the tone at each level, from the softest. */
export const LEVELS_DBFS = [-46, -43, -40] as const

/** Nothing is louder, whatever else happens. */
export const CAP_DBFS = -26

/** By RMS: as in the chart, the hiss covers the tone only partly, so that it can still be heard. */
const HISS_OVER_TONE_DB = 3

/**
 * Sharpness of each of the hiss's three filters: half an octave in all, at −3 dB. Much sharper ones make
 * it whistle like wind. Of its power at the highest pitch, 7 % is above 4 kHz.
 */
export const HISS_Q = 1.5

/** Shares of the chosen level, each reached at its second, linear in between. */
export type Ramp = readonly (readonly [second: number, share: number])[]

/** Only keeps the formatter from giving each point a line of its own. */
const ramp = (...points: Ramp) => points

/**
 * What is heard in a stage. Seconds count from its beginning. Ramps go on from where the stage before
 * left them, so another order of stages needs other ramps.
 */
interface Part {
  stage: StageId
  tone: Ramp
  hiss: Ramp
}

/** The tone is alone at first, softer after the hiss and a pause, then softer still. */
const FOUR_STAGES: readonly [Part, ...Part[]] = [
  { stage: 'initial', tone: ramp([0, 0], [1, 1]), hiss: [] },
  {
    stage: 'masked',
    tone: ramp([STAGE_SECONDS, 1]),
    hiss: ramp([0, 0], [1, 1], [STAGE_SECONDS, 1]),
  },
  {
    stage: 'residual-inhibition',
    tone: ramp([0.5, 0], [1.8, 0], [2.8, 0.5]),
    hiss: ramp([0.5, 0]),
  },
  {
    stage: 'habituation',
    tone: ramp([0.4, 0.5], [2, 0.25], [STAGE_SECONDS - 0.5, 0.25], [STAGE_SECONDS, 0]),
    hiss: [],
  },
]

export const PLAYBACK_SECONDS = FOUR_STAGES.length * STAGE_SECONDS

export type ProgramId = 'stages' | 'hiss'

const ONLY_HISS = ramp([0, 0], [1, 1], [PLAYBACK_SECONDS - 1, 1], [PLAYBACK_SECONDS, 0])

/** What a click plays: the four stages, or only the hiss. */
const PROGRAMS: Record<ProgramId, readonly [Part, ...Part[]]> = {
  stages: FOUR_STAGES,
  hiss: [{ stage: 'masked', tone: [], hiss: ONLY_HISS }],
}

/** What the chart shows at a second of a program. With only the hiss, it stays at one stage. */
export function stageAt(program: ProgramId, second: number): StageId {
  const parts = PROGRAMS[program]
  return (parts[Math.floor(second / STAGE_SECONDS)] ?? parts[0]).stage
}

/** How loud the tone or the hiss is in a program. Empty if it is not heard at any time. */
export const rampOf = (program: ProgramId, voice: 'tone' | 'hiss'): Ramp =>
  PROGRAMS[program].flatMap((part, index) =>
    part[voice].map(([second, share]) => [index * STAGE_SECONDS + second, share] as const),
  )

/** Converts decibels to an amplitude factor: 1 at 0 dB. */
export const amplitude = (db: number) => 10 ** (db / 20)

/** @param level from 1, the softest */
export const levelGain = (level: number) =>
  amplitude(LEVELS_DBFS[level - SOFTEST] ?? LEVELS_DBFS[0])

/**
 * Amplifies filtered white noise to its level over a tone of amplitude 1. Noise between −1 and 1 has a
 * power of 1/3, spread evenly up to half the sample rate; three band-pass filters in a row let through
 * a band of 3π/16 × pitch / Q.
 */
export function hissGain(pitchHertz: number, sampleRateHertz: number): number {
  const power = (Math.PI * pitchHertz) / (8 * HISS_Q * sampleRateHertz)
  return amplitude(HISS_OVER_TONE_DB) * Math.sqrt(0.5 / power)
}
