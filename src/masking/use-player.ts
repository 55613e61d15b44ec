import { useEffect, useReducer, useRef } from 'react'
import { isUncovered } from '../ui/is-uncovered.ts'
import { useIsInView } from '../ui/use-is-in-view.ts'
import { type Playback, startPlayback } from './playback.ts'
import { type Action, INITIAL, next, type TimedAction, type VisitorAction } from './player.ts'
import { type ProgramId, STAGE_SECONDS } from './score.ts'

const OBSERVE_MS = 100

/** The animation waits while less of the chart is in view. */
const MIN_VISIBLE_RATIO = 0.4

export type PlayerControls = ReturnType<typeof usePlayer>

/** Connects the player (player.ts) with the timer, the window and the sound. */
export function usePlayer() {
  const chart = useRef<HTMLDivElement>(null)
  const stopButton = useRef<HTMLElement>(null)
  const playback = useRef<Playback>(undefined)
  const [player, dispatch] = useReducer(next, INITIAL)
  const isChartInView = useIsInView(chart, '0px', MIN_VISIBLE_RATIO)
  const { playing, isAnimated, pitch } = player
  const timer = playing ? 'sound' : isAnimated && isChartInView ? 'animation' : 'none'
  const level = playing?.level

  useEffect(() => {
    if (timer === 'none') return undefined
    const tick = () =>
      timer === 'sound' ? observation(playback.current, stopButton.current) : stageOver()
    const ms = timer === 'sound' ? OBSERVE_MS : 1000 * STAGE_SECONDS
    const id = setInterval(() => dispatch(timed(tick())), ms)
    return () => clearInterval(id)
  }, [timer])

  useEffect(() => {
    const listening = new AbortController()
    // Capture phase, so that no other Escape handler can swallow the key.
    const options = { signal: listening.signal, capture: true }
    function silence() {
      // At once, because a page that unloads does not wait for React.
      playback.current?.stop()
      dispatch(timed({ type: 'silence' }))
    }
    addEventListener('keydown', ({ key }) => key === 'Escape' && silence(), options)
    for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, silence, options)
    const preference = matchMedia('(prefers-reduced-motion: reduce)')
    const obey = () => preference.matches && dispatch(timed({ type: 'motion reduced' }))
    obey()
    preference.addEventListener('change', obey, options)
    return () => {
      listening.abort()
      silence()
    }
  }, [])

  // When `playing` is gone, whatever ended it, the sound stops here.
  useEffect(() => {
    if (level) playback.current?.tune(level, pitch)
    else {
      playback.current?.stop()
      playback.current = undefined
    }
  }, [level, pitch])

  return {
    player,
    chart,
    send: (action: VisitorAction) => dispatch(timed(action)),
    /**
     * Must run within the click, because Safari starts a sound only there.
     * @param button becomes Stop, which has to stay in view
     */
    start(program: ProgramId, button: HTMLElement) {
      const action = timed({ type: 'start', program })
      // `next` is asked here, because React runs it only after the click.
      const started = next(player, action)
      if (!started.playing || started === player) return
      chart.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      stopButton.current = button
      dispatch(action)
      try {
        playback.current = startPlayback(program, started.playing.level, pitch)
      } catch (error) {
        console.error('The sound could not start:', error)
        dispatch(timed({ type: 'fail', isSupported: 'AudioContext' in window }))
      }
    },
  }
}

const timed = (action: Action): TimedAction => ({ ...action, at: performance.now() })

/**
 * Ends a stage, unless the tab is hidden or one of the stages' buttons has the focus, which it may have got
 * before hydration. A pointer does not hold it: after scrolling, it often rests on the chart.
 */
const stageOver = (): Action => ({
  type: 'stage over',
  isHeld:
    document.visibilityState === 'hidden' ||
    document.querySelector('.stage-buttons :focus') !== null,
})

const observation = (playback: Playback | undefined, stopButton: Element | null): Action => ({
  type: 'observe',
  secondsPlayed: playback?.secondsPlayed() ?? 0,
  isRunning: playback?.isRunning() ?? false,
  isStopInView: stopButton !== null && isUncovered(stopButton),
})
