import { masking, type StageId } from '../content/masking.ts'
import { sound as words } from '../content/sound.ts'
import * as score from './score.ts'

/** A second click this soon was not meant to end or change what has started, or to start what has ended. */
const COOLDOWN_MS = 600
/** A Bluetooth hearing aid may take 3 s to wake up; until then, the clock does not move. */
const START_LIMIT_MS = 5000
/** A clock that stops for longer has lost its output. A phone's loudspeaker could play the rest. */
const STALL_LIMIT_MS = 2000

interface Sound {
  program: score.ProgramId
  /** From 1, the softest. */
  level: number
  /** Of the sound's own clock; 0 until it can be heard. */
  second: number
  /** When that clock last moved, in ms. */
  movedAt: number
  /** At first false, because Stop may be scrolled into view only after the press. */
  wasStopInView: boolean
}

type Outcome = 'ended' | 'failed' | 'unsupported'

/** What the illustration shows and plays. */
export interface Player {
  stage: StageId
  /** Whether the stages change by themselves. Never while a sound plays, nor after it, until Play. */
  isAnimated: boolean
  /** Absent in silence. */
  sound?: Sound
  /** How the last sound ended. */
  outcome?: Outcome
  pitch: score.Pitch
  /** When a sound last started or ended, in ms. */
  soundToggledAt: number
  /** For screen readers. */
  announcement: string
}

/** What the visitor does. `clickCount` is 0 from the keyboard, 2 for the second of a double click. */
export type VisitorAction =
  | { type: 'choose stage'; stage: StageId }
  | { type: 'choose pitch'; pitch: score.Pitch }
  | { type: 'pause or play' | 'change level' | 'stop'; clickCount: number }

/**
 * Also what happens to the page or the sound. 'observe' is sent every 100 ms while there is a sound;
 * 'leave' is Escape, a tab that is hidden or shown again, or an unloading page.
 */
export type Action =
  | VisitorAction
  | { type: 'stage over'; isHeld: boolean }
  | { type: 'motion reduced' | 'leave' }
  | { type: 'start'; program: score.ProgramId }
  | { type: 'fail'; isSupported: boolean }
  | { type: 'observe'; second: number; isRunning: boolean; isStopInView: boolean }

/** `at` is in ms, on a clock that only goes forward. */
export type TimedAction = Action & { at: number }

export const INITIAL: Player = {
  stage: 'initial',
  isAnimated: true,
  pitch: score.PITCHES[1],
  soundToggledAt: -COOLDOWN_MS,
  announcement: '',
}

/** @returns the player after the action: the same object if nothing changes */
export function next(player: Player, action: TimedAction): Player {
  const { stage, isAnimated, sound } = player
  const { at } = action
  const isTooSoon = at - player.soundToggledAt < COOLDOWN_MS
  switch (action.type) {
    case 'stage over':
      return isAnimated && !action.isHeld ? { ...player, stage: stageAfter(stage) } : player
    case 'motion reduced':
      return isAnimated ? { ...player, isAnimated: false } : player
    case 'pause or play':
      // The second click of a double click would undo the first.
      if (action.clickCount > 1) return player
      if (sound) return end(player, 'ended', at)
      if (isAnimated) return say({ ...player, isAnimated: false }, masking.paused)
      return say({ ...player, isAnimated: true }, masking.playing)
    case 'choose stage': {
      const chosen = { ...player, stage: action.stage, isAnimated: false }
      return sound ? end(chosen, 'ended', at) : { ...chosen, announcement: '' }
    }
    case 'choose pitch':
      return { ...player, pitch: action.pitch }
    case 'start':
      return sound || isTooSoon ? player : start(player, action.program, at)
    case 'change level': {
      // Not before it is heard: it has to begin at the softest level.
      if (!sound || !isHeard(player) || isTooSoon || action.clickCount > 1) return player
      const levels = score.LEVELS_DBFS.length
      const level = (sound.level % levels) + 1
      return say({ ...player, sound: { ...sound, level } }, words.levelAnnounced(level, levels))
    }
    case 'stop':
      // At once, so that nobody has to press Stop twice; but not on the second click of a double click on Hear.
      return action.clickCount > 1 && isTooSoon ? player : end(player, 'ended', at)
    case 'leave':
      return end(player, 'ended', at)
    case 'fail':
      return end(player, action.isSupported ? 'failed' : 'unsupported', at)
    case 'observe':
      return sound ? observe(player, sound, action) : player
  }
}

function observe(player: Player, sound: Sound, action: TimedAction & { type: 'observe' }): Player {
  const { second, isRunning, isStopInView, at } = action
  if (second >= score.PLAYBACK_SECONDS) return end(player, 'ended', at)
  // Interrupted by a phone call or another app: the sound must not come back by itself.
  if (isHeard(player) && !isRunning) return end(player, 'ended', at)
  if (sound.wasStopInView && !isStopInView) return end(player, 'ended', at)
  if (second > sound.second) {
    const moved = { ...sound, second, movedAt: at, wasStopInView: isStopInView }
    const shown = { ...player, sound: moved, stage: score.stageAt(sound.program, second) }
    return isHeard(player) ? shown : say(shown, words.announcements.playing)
  }
  const stillFor = at - sound.movedAt
  if (isHeard(player) && stillFor > STALL_LIMIT_MS) return end(player, 'ended', at)
  if (!isHeard(player) && stillFor > START_LIMIT_MS) return end(player, 'failed', at)
  if (isStopInView === sound.wasStopInView) return player
  return { ...player, sound: { ...sound, wasStopInView: isStopInView } }
}

const start = (player: Player, program: score.ProgramId, at: number): Player => ({
  ...player,
  stage: score.stageAt(program, 0),
  isAnimated: false,
  sound: { program, level: score.SOFTEST, second: 0, movedAt: at, wasStopInView: false },
  outcome: undefined,
  soundToggledAt: at,
})

/** Ends the sound, if there is one. The stage that is shown stays. */
function end(player: Player, outcome: Outcome, at: number): Player {
  const ended = { ...player, sound: undefined, outcome, soundToggledAt: at }
  return player.sound ? say(ended, words.announcements[outcome]) : player
}

/** The same words are announced again, because a no-break space makes them new. */
const say = (player: Player, text: string): Player => ({
  ...player,
  announcement: text === player.announcement ? `${text}\u00a0` : text,
})

/** After the last comes the first. */
function stageAfter(stage: StageId): StageId {
  const following = masking.stages.findIndex(({ id }) => id === stage) + 1
  return (masking.stages[following] ?? masking.stages[0]).id
}

/** Whether the sound's clock has moved. */
export const isHeard = ({ sound }: Player) => sound !== undefined && sound.second > 0

/** Whether the button says Pause, not Play. */
export const canPause = ({ isAnimated, sound }: Player) => isAnimated || sound !== undefined

/** What a click on a program's button does. While the other one plays, it sets the level. */
export function actionOf({ sound }: Player, program: score.ProgramId) {
  if (!sound) return 'start'
  return sound.program === program ? 'stop' : 'change level'
}

/** What is heard, for the caption; undefined in silence. */
export const captionOf = (player: Player): StageId | 'hiss' | undefined =>
  isHeard(player) ? (player.sound?.program === 'hiss' ? 'hiss' : player.stage) : undefined
