import type { Player } from './player.ts'
import { watchForStop } from './watch-for-stop.ts'

/** Time limits for the script to arrive, and for the browser to let the sound run. */
const LOAD_LIMIT_MS = 8000
const START_LIMIT_MS = 2000

/** Polling interval for the stage that is heard. */
const TICK_MS = 100

/** An audio clock that stands still for this long has no output device. */
const STALL_LIMIT_MS = 2000

/** After the fade-out (`STOP_FADE_MS`). */
const CLOSE_AFTER_MS = 180

export type Outcome = 'canceled' | 'ended' | 'failed'

interface PassProps {
  /** Must stay in view while it plays. */
  picture: Element
  /** Must stay in view as well. */
  stopButton: Element
  /** The sound has begun. */
  onStart: () => void
  /** Reports the index of the stage that is heard, at each look. */
  onStage: (stage: number) => void
  onEnd: (outcome: Outcome) => void
}

export type Pass = ReturnType<typeof startPass>

/**
 * Plays the four stages once. A pass that was stopped never sounds, whatever arrives late.
 * Call it from the click handler: Safari allows sound only there, or in a timer set there.
 * Creating an AudioContext is slow, so it waits until the button has answered.
 */
export function startPass({ picture, stopButton, onStart, onStage, onEnd }: PassProps) {
  const over = new AbortController()
  let context: AudioContext | undefined
  let player: Player | undefined

  function end(outcome: Outcome, isUnloading = false) {
    if (over.signal.aborted) return
    over.abort()
    const close = () => void context?.close().catch(() => undefined)
    player?.fadeOut()
    if (player && !isUnloading) setTimeout(close, CLOSE_AFTER_MS)
    else close()
    onEnd(outcome)
  }

  const stop = (isUnloading?: boolean) => end(player ? 'ended' : 'canceled', isUnloading)

  async function play() {
    if (over.signal.aborted) return
    try {
      context = new AudioContext()
      const [{ startPlayer }] = await Promise.all([
        within(LOAD_LIMIT_MS, import('./player.ts')),
        within(START_LIMIT_MS, context.resume()),
      ])
      if (over.signal.aborted) return
      player = startPlayer(context)
      onStart()
      follow(context, player)
    } catch (error) {
      if (over.signal.aborted) return
      console.error('The sound could not start:', error)
      end('failed')
    }
  }

  function follow(clock: AudioContext, { stage }: Player) {
    const startTime = clock.currentTime
    let lastTime = startTime
    let movedAt = performance.now()
    function look() {
      const heard = stage()
      // A call or another app may take the sound away; it does not come back by itself.
      if (heard === undefined || clock.state !== 'running') return stop()
      if (clock.currentTime > lastTime) movedAt = performance.now()
      lastTime = clock.currentTime
      const hasStalled = performance.now() - movedAt > STALL_LIMIT_MS
      if (hasStalled) return end(lastTime > startTime ? 'ended' : 'failed')
      onStage(heard)
    }
    const timer = setInterval(look, TICK_MS)
    over.signal.addEventListener('abort', () => clearInterval(timer))
    look()
  }

  watchForStop(picture, stopButton, over.signal, stop)
  setTimeout(play)
  return { stop: () => stop(), setStep: (step: number) => player?.setStep(step) }
}

/** The promise's outcome, or a failure after some milliseconds. */
function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not there after ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
