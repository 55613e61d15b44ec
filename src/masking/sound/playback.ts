import type { Player } from './player.ts'
import { stopOnInterruption } from './stop-on-interruption.ts'

/** Timeouts for loading the script, and for the browser to allow playback. */
const LOAD_LIMIT_MS = 8000
const START_LIMIT_MS = 2000

/** Polling interval for the audible stage. */
const TICK_MS = 100

/** If the audio clock stalls for this long, there is no output device. */
const STALL_LIMIT_MS = 2000

/** Longer than the fade-out (`STOP_FADE_MS`). */
const CLOSE_AFTER_MS = 180

export type Outcome = 'canceled' | 'ended' | 'failed'

interface PlaybackProps {
  /** Must stay in view during playback. */
  stopButton: Element
  /** Index of the pitch that is chosen. */
  pitch: number
  /** Called when the sound starts. */
  onStart: () => void
  /** Called at each poll with the index of the audible stage. */
  onStage: (stage: number) => void
  onEnd: (outcome: Outcome) => void
}

export type Playback = ReturnType<typeof startPlayback>

/**
 * Plays the four stages once. A stopped playback stays silent, even if its script loads later.
 * Call it from the click handler: Safari allows sound only there, or in a timer set there.
 * Creating an AudioContext is slow, so it is deferred until the button has responded.
 */
export function startPlayback({ stopButton, pitch, onStart, onStage, onEnd }: PlaybackProps) {
  const controller = new AbortController()
  let context: AudioContext | undefined
  let player: Player | undefined

  function end(outcome: Outcome, isUnloading = false) {
    if (controller.signal.aborted) return
    controller.abort()
    const close = () => void context?.close().catch(() => undefined)
    player?.fadeOut()
    if (player && !isUnloading) setTimeout(close, CLOSE_AFTER_MS)
    else close()
    onEnd(outcome)
  }

  const stop = (isUnloading?: boolean) => end(player ? 'ended' : 'canceled', isUnloading)

  async function play() {
    if (controller.signal.aborted) return
    try {
      context = new AudioContext()
      const [{ startPlayer }] = await Promise.all([
        withTimeout(LOAD_LIMIT_MS, import('./player.ts')),
        withTimeout(START_LIMIT_MS, context.resume()),
      ])
      if (controller.signal.aborted) return
      player = startPlayer(context, pitch)
      onStart()
      follow(context, player)
    } catch (error) {
      if (controller.signal.aborted) return
      console.error('The sound could not start:', error)
      end('failed')
    }
  }

  function follow(clock: AudioContext, { stage }: Player) {
    const startTime = clock.currentTime
    let lastTime = startTime
    let movedAt = performance.now()
    function poll() {
      const audibleStage = stage()
      // A phone call or another app may interrupt the sound, which does not resume by itself.
      if (audibleStage === undefined || clock.state !== 'running') return stop()
      if (clock.currentTime > lastTime) movedAt = performance.now()
      lastTime = clock.currentTime
      const hasStalled = performance.now() - movedAt > STALL_LIMIT_MS
      if (hasStalled) return end(lastTime > startTime ? 'ended' : 'failed')
      onStage(audibleStage)
    }
    const timer = setInterval(poll, TICK_MS)
    controller.signal.addEventListener('abort', () => clearInterval(timer))
    poll()
  }

  stopOnInterruption(stopButton, controller.signal, stop)
  setTimeout(play)
  return {
    stop: () => stop(),
    setLevel: (level: number) => player?.setLevel(level),
    setPitch: (chosen: number) => {
      pitch = chosen
      player?.setPitch(chosen)
    },
  }
}

/** Rejects if the promise does not settle in time. */
function withTimeout<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Timed out after ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
