import { masking, type StageId } from '../content/masking.ts'
import { sound } from '../content/sound.ts'
import * as score from './score.ts'

/**
 * Within this time of a start or an end, a click does not start a sound or change its level, and the
 * second click of a double click does not stop one.
 */
const COOLDOWN_MS = 600
/** A Bluetooth hearing aid may take 3 s to wake up; until then, the clock does not move. */
const START_TIMEOUT_MS = 5000
/**
 * A clock that stops for longer has lost its output. From unplugged headphones, the rest could move to a
 * loudspeaker.
 */
const STALL_TIMEOUT_MS = 2000

interface Playing {
  program: score.ProgramId
  /** From 1, the softest. */
  level: number
  /** Of the sound's own clock; 0 until it has started. */
  secondsPlayed: number
  /** When that clock last moved, in ms. */
  movedAt: number
  /** At first false, because Stop may be scrolled into view only after the click. */
  wasStopInView: boolean
}

type Outcome = 'ended' | 'failed' | 'unsupported'

/** What the illustration shows and plays. */
export interface Player {
  stage: StageId
  /** Whether the stages change by themselves. Never while a sound plays, nor after it, until Play. */
  isAnimated: boolean
  /** What is being played; absent if nothing is. */
  playing?: Playing
  /** How the last sound ended. */
  outcome?: Outcome
  pitch: score.Pitch
  /** When a sound was last started or ended, in ms. */
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
 * Also what happens to the page or the sound. 'observe' is sent every 100 ms while something plays;
 * 'silence' is Escape, a tab that is hidden or shown again, or an unloading page.
 */
export type Action =
  | VisitorAction
  | { type: 'stage over'; isHeld: boolean }
  | { type: 'motion reduced' | 'silence' }
  | { type: 'start'; program: score.ProgramId }
  | { type: 'fail'; isSupported: boolean }
  | { type: 'observe'; secondsPlayed: number; isRunning: boolean; isStopInView: boolean }

/** `at` is in ms, on a clock that only goes forward. */
export type TimedAction = Action & { at: number }

export const INITIAL: Player = {
  stage: 'initial',
  isAnimated: true,
  pitch: score.PITCHES[1],
  soundToggledAt: -COOLDOWN_MS,
  announcement: '',
}

/** @returns the player after the action: the same object if the action is ignored */
export function next(player: Player, action: TimedAction): Player {
  const { stage, isAnimated, playing } = player
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
      if (playing) return end(player, 'ended', at)
      if (isAnimated) return say({ ...player, isAnimated: false }, masking.animationPaused)
      return say({ ...player, isAnimated: true }, masking.animationPlays)
    case 'choose stage': {
      const chosen = { ...player, stage: action.stage, isAnimated: false }
      return playing ? end(chosen, 'ended', at) : { ...chosen, announcement: '' }
    }
    case 'choose pitch':
      return { ...player, pitch: action.pitch }
    case 'start':
      return playing || isTooSoon ? player : start(player, action.program, at)
    case 'change level': {
      // Not before it has started: it has to begin at the softest level.
      if (!playing || !hasSoundStarted(player) || isTooSoon || action.clickCount > 1) return player
      const levels = score.LEVELS_DBFS.length
      const level = (playing.level % levels) + 1
      return say({ ...player, playing: { ...playing, level } }, sound.levelAnnounced(level, levels))
    }
    case 'stop':
      // At once, so that nobody has to press Stop twice; but not on the second click of a double click on Hear.
      return action.clickCount > 1 && isTooSoon ? player : end(player, 'ended', at)
    case 'silence':
      return end(player, 'ended', at)
    case 'fail':
      return end(player, action.isSupported ? 'failed' : 'unsupported', at)
    case 'observe':
      return observe(player, action)
  }
}

function observe(player: Player, action: TimedAction & { type: 'observe' }): Player {
  const { playing } = player
  const { secondsPlayed, isRunning, isStopInView, at } = action
  if (!playing) return player
  if (secondsPlayed >= score.PLAYBACK_SECONDS) return end(player, 'ended', at)
  // Interrupted by a phone call or another app: the sound must not come back by itself.
  if (hasSoundStarted(player) && !isRunning) return end(player, 'ended', at)
  if (playing.wasStopInView && !isStopInView) return end(player, 'ended', at)
  if (secondsPlayed > playing.secondsPlayed) {
    const moved = { ...playing, secondsPlayed, movedAt: at, wasStopInView: isStopInView }
    const stage = score.stageAt(playing.program, secondsPlayed)
    const shown = { ...player, playing: moved, stage }
    return hasSoundStarted(player) ? shown : say(shown, sound.announcements.playing)
  }
  const stillFor = at - playing.movedAt
  if (hasSoundStarted(player) && stillFor > STALL_TIMEOUT_MS) return end(player, 'ended', at)
  if (!hasSoundStarted(player) && stillFor > START_TIMEOUT_MS) return end(player, 'failed', at)
  return { ...player, playing: { ...playing, wasStopInView: isStopInView } }
}

const start = (player: Player, program: score.ProgramId, at: number): Player => ({
  ...player,
  stage: score.stageAt(program, 0),
  isAnimated: false,
  playing: { program, level: score.SOFTEST, secondsPlayed: 0, movedAt: at, wasStopInView: false },
  outcome: undefined,
  soundToggledAt: at,
})

/** Ends the sound, if there is one. The stage that is shown stays. */
function end(player: Player, outcome: Outcome, at: number): Player {
  const ended = { ...player, playing: undefined, outcome, soundToggledAt: at }
  return player.playing ? say(ended, sound.announcements[outcome]) : player
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

/** Whether the sound's clock has moved; also true in a silent pause. */
export const hasSoundStarted = ({ playing }: Player) =>
  playing !== undefined && playing.secondsPlayed > 0

/** Whether the button says Pause, not Play. */
export const canPause = ({ isAnimated, playing }: Player) => isAnimated || playing !== undefined

/** What a click on a program's button does. While the other one plays, it sets the level. */
export function actionOf({ playing }: Player, program: score.ProgramId) {
  if (!playing) return 'start'
  return playing.program === program ? 'stop' : 'change level'
}

/** What the caption describes; undefined before and after a sound. */
export const soundCaptionIdOf = (player: Player): StageId | 'hiss' | undefined =>
  hasSoundStarted(player) ? (player.playing?.program === 'hiss' ? 'hiss' : player.stage) : undefined
