import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sound as words } from '../content/sound.ts'
import { type Playback, startPlayback } from './playback.ts'
import * as score from './score.ts'
import type { Stages } from './use-stages.ts'

/** A second click this soon was not meant to end what has started, or to start what has ended. */
const COOLDOWN_MS = 600

const POLL_MS = 100
/** A Bluetooth hearing aid may take 3 s to wake up; until then, the clock does not move. */
const START_LIMIT_MS = 5000
/** If the clock stops for so long, the output is lost. It could come back from a phone's loudspeaker. */
const STALL_LIMIT_MS = 2000

const [SOFTEST] = score.LEVELS
const [, MIDDLE] = score.PITCHES

type State =
  | { name: 'silent' | 'ended' | 'failed'; playback?: undefined; button?: undefined }
  | { name: 'starting' | 'playing'; playback: Playback; button: HTMLElement }

export type Sound = ReturnType<typeof useSound>

/**
 * The sound, which the stages follow while it plays.
 *
 * | State | What leads on |
 * | --- | --- |
 * | `silent`, `ended`, `failed` | Hear: `starting`; if the browser throws: `failed` |
 * | `starting` | its clock moves: `playing`; not within 5 s: `failed` |
 * | `playing` | 12 s are over, its clock does not move for 2 s, another app interrupts it: `ended` |
 * | `starting`, `playing` | Stop, Escape, Pause, a chosen stage, Stop out of view, a hidden tab, leaving: `ended` |
 */
export function useSound(stages: Stages) {
  const [{ name: state, playback, button }, setState] = useState<State>({ name: 'silent' })
  const [level, setLevel] = useState<score.Level>(SOFTEST)
  const [pitch, setPitch] = useState<score.Pitch>(MIDDLE)
  const changedAt = useRef(-COOLDOWN_MS)
  const isTooSoon = () => performance.now() - changedAt.current < COOLDOWN_MS

  function end(how: 'ended' | 'failed' = 'ended') {
    // At once, because a page that unloads does not wait for React.
    playback?.stop()
    changedAt.current = performance.now()
    setState({ name: how })
    stages.leaveSound()
    stages.announce(words.announcements[how])
  }

  const endNow = useEffectEvent(end)
  const follow = useEffectEvent(() => {
    if (!playback) return
    stages.followSound(playback.stage())
    if (state === 'playing') return
    setState({ name: 'playing', playback, button })
    stages.announce(words.announcements.playing)
  })

  const isFollowed = stages.driver === 'sound'
  useEffect(() => {
    if (!playback) return undefined
    // The visitor has paused the animation, or chosen a stage.
    if (!isFollowed) return endNow()
    const listening = new AbortController()
    // Capture phase, so that no other Escape handler can swallow the key.
    const options = { signal: listening.signal, capture: true }
    addEventListener('keydown', ({ key }) => key === 'Escape' && endNow(), options)
    for (const leaving of ['pagehide', 'visibilitychange'])
      addEventListener(leaving, () => endNow(), options)

    let secondsHeard = 0
    let movedAt = performance.now()
    let wasInView = false
    const timer = setInterval(() => {
      const hasStarted = secondsHeard > 0
      const isInView = isUncovered(button)
      const isOver = playback.secondsPlayed() >= score.PLAYBACK_SECONDS
      // By a phone call or another app; the sound must not resume by itself.
      const isInterrupted = hasStarted && !playback.isRunning()
      if (isOver || isInterrupted || (wasInView && !isInView)) return endNow()
      wasInView = isInView
      if (playback.secondsPlayed() > secondsHeard) {
        secondsHeard = playback.secondsPlayed()
        movedAt = performance.now()
        follow()
      } else if (performance.now() - movedAt > (hasStarted ? STALL_LIMIT_MS : START_LIMIT_MS)) {
        endNow(hasStarted ? 'ended' : 'failed')
      }
    }, POLL_MS)
    return () => {
      listening.abort()
      clearInterval(timer)
      playback.stop()
    }
  }, [playback, button, isFollowed])

  return {
    state,
    /** Undefined in silence. */
    program: playback?.program,
    level,
    pitch,
    /** Must run within the click: Safari starts a sound only there. */
    hear(program: score.ProgramId, clicked: HTMLElement) {
      if (isTooSoon()) return
      changedAt.current = performance.now()
      stages.picture.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      clicked.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      setLevel(SOFTEST)
      stages.announce('')
      let context: AudioContext | undefined
      try {
        context = new AudioContext()
        // If it is refused, the clock does not move.
        context.resume().catch(() => undefined)
        const started = startPlayback(context, program, pitch)
        setState({ name: 'starting', playback: started, button: clicked })
        stages.followSound(started.stage())
      } catch (error) {
        console.error('The sound could not start:', error)
        void context?.close()
        end('failed')
      }
    },
    /** @param clickCount 2 for the second click of a double click, which was meant to start it */
    stop(clickCount: number) {
      if (clickCount < 2 || !isTooSoon()) end()
    },
    changeLevel() {
      // Not in silence: a sound that starts late begins at the softest level.
      if (state !== 'playing' || isTooSoon()) return
      const next = score.LEVELS[score.LEVELS.indexOf(level) + 1] ?? SOFTEST
      setLevel(next)
      playback?.setLevel(next)
      stages.announce(words.levels[next.id].announced)
    },
    choosePitch(chosen: score.Pitch) {
      setPitch(chosen)
      playback?.setPitch(chosen)
    },
  }
}

/** Whether the button's upper and lower edge are in the window, and not behind the header. */
function isUncovered(button: Element) {
  const { left, width, top, bottom } = button.getBoundingClientRect()
  const isShown = (y: number) => button.contains(document.elementFromPoint(left + width / 2, y))
  return isShown(top + 1) && isShown(bottom - 1)
}
