import { useCallback, useEffect, useRef, useState } from 'react'
import { sound } from '../content/sound.ts'
import { type Player, startPlayer } from './player.ts'
import { MIDDLE, SCORES, type Way } from './score.ts'
import { useStages } from './use-stages.ts'

/** A press this soon after the sound has started or ended was not meant to end or start it. */
const COOLDOWN_MS = 600

const POLL_MS = 100
/** If its clock has not moved for this long, the sound has no output device, or may not start. */
const STALL_LIMIT_MS = 2000

/** A button counts as fully visible at this ratio, because its edges can fall between pixels. */
const FULL_RATIO = 0.98

interface Playback {
  way: Way
  context: AudioContext
  player: Player
  /** Stops the sound; must stay in view. */
  button: HTMLElement
}

/** The stages, and the sound that they follow while it plays. */
export function usePlayer() {
  const [playback, setPlayback] = useState<Playback>()
  const [outcome, setOutcome] = useState<'ended' | 'failed'>()
  const [level, setLevel] = useState(0)
  const [pitch, setPitch] = useState(MIDDLE)
  const changedAt = useRef(-COOLDOWN_MS)
  const stages = useStages(playback !== undefined)
  const { picture, pinStage, setStatus } = stages

  const end = useCallback(
    (ending?: Playback, how: 'ended' | 'failed' = 'ended') => {
      // At once, because an unloading page does not wait for React.
      ending?.player.stop()
      changedAt.current = performance.now()
      setPlayback(undefined)
      setOutcome(how)
      setStatus(sound.status[how])
    },
    [setStatus],
  )

  /** Must run within the press: Safari starts a sound only there. */
  function start(way: Way, button: HTMLElement) {
    changedAt.current = performance.now()
    picture.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    setLevel(0)
    setStatus('')
    pinStage(SCORES[way].stageAt(0))
    try {
      const context = new AudioContext()
      setPlayback({ way, context, player: startPlayer(context, way, pitch), button })
      // Refused, its clock stands still.
      context.resume().catch(() => undefined)
    } catch (error) {
      console.error('The sound could not start:', error)
      end(undefined, 'failed')
    }
  }

  function chooseLevel(chosen: number) {
    setLevel(chosen)
    playback?.player.setLevel(chosen)
    setStatus(sound.levels[chosen]?.announced ?? '')
  }

  useEffect(() => {
    if (!playback) return undefined
    const { context, player, button } = playback
    const listening = new AbortController()
    // Capture phase, so that no other Escape handler can swallow the key.
    const options = { signal: listening.signal, capture: true }
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(playback), options)
    addEventListener('pagehide', () => end(playback), options)
    const endIfHidden = () => document.visibilityState === 'hidden' && end(playback)
    document.addEventListener('visibilitychange', endIfHidden, options)

    let wasInView = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isInView = Number(entry?.intersectionRatio) >= FULL_RATIO
        if (wasInView && !isInView) end(playback)
        wasInView = isInView
      },
      { threshold: FULL_RATIO },
    )
    observer.observe(button)

    let { currentTime: time } = context
    let movedAt = performance.now()
    let hasStarted = false
    function follow() {
      const stage = player.stage()
      // A phone call or another app may interrupt the sound, which must not resume by itself.
      const isInterrupted = hasStarted && context.state !== 'running'
      if (stage === undefined || isInterrupted) return end(playback)
      if (context.currentTime > time) {
        time = context.currentTime
        movedAt = performance.now()
        if (!hasStarted) setStatus(sound.status.playing)
        hasStarted = true
        pinStage(stage)
      } else if (performance.now() - movedAt > STALL_LIMIT_MS) {
        end(playback, hasStarted ? 'ended' : 'failed')
      }
    }
    const timer = setInterval(follow, POLL_MS)
    return () => {
      listening.abort()
      observer.disconnect()
      clearInterval(timer)
      player.stop()
    }
  }, [playback, end, pinStage, setStatus])

  return {
    ...stages,
    toggleAnimation() {
      stages.toggleAnimation()
      if (playback) end(playback)
    },
    chooseStage(index: number) {
      stages.chooseStage(index)
      if (playback) end(playback)
    },
    /** What plays; undefined in silence. */
    way: playback?.way,
    outcome,
    level,
    pitch,
    choosePitch(chosen: number) {
      setPitch(chosen)
      playback?.player.setPitch(chosen)
    },
    /** A press on one of the two buttons; the second one of a double click has a `clickCount` of 2. */
    press(way: Way, button: HTMLElement, clickCount: number) {
      const isTooSoon = performance.now() - changedAt.current < COOLDOWN_MS
      const isStop = way === playback?.way
      if (isStop && (clickCount < 2 || !isTooSoon)) end(playback)
      if (isStop || isTooSoon) return
      if (playback) chooseLevel((level + 1) % sound.levels.length)
      else start(way, button)
    },
  }
}
