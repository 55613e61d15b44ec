import type { Player } from './player.ts'
import { watchForStop } from './watch-for-stop.ts'

/** Time limits for the files to arrive, and for the browser to let the sound run. */
const LOAD_LIMIT_MS = 8000
const START_LIMIT_MS = 2000

/** How often the picture looks at the sound's clock. */
const TICK_MS = 100

/** After the fade-out (`STOP_FADE_MS`). */
const CLOSE_AFTER_MS = 180

export type Phase = 'idle' | 'starting' | 'playing' | 'ended' | 'failed'

/** One play of the four stages, from the press to silence. */
interface Pass {
  context: AudioContext | undefined
  over: AbortController
  player: Player | undefined
}

interface DemonstrationProps {
  /** Fetches what is needed only after the press. */
  load: () => Promise<{ startPlayer: (context: AudioContext) => Player }>
  onPhase: (phase: Phase) => void
  /** Another stage is heard: its index. */
  onStage: (stage: number) => void
}

/**
 * Plays the four stages once at a press, one pass at a time. A pass that was stopped never sounds,
 * whatever arrives late.
 */
export function createDemonstration({ load, onPhase, onStage }: DemonstrationProps) {
  let current: Pass | undefined

  function end(phase: Phase, isUnloading = false) {
    if (!current) return
    const { context, over, player } = current
    current = undefined
    over.abort()
    const close = () => void context?.close().catch(() => undefined)
    player?.fadeOut()
    if (player && !isUnloading) setTimeout(close, CLOSE_AFTER_MS)
    else close()
    onPhase(phase)
  }

  const stop = (isUnloading?: boolean) => end(current?.player ? 'ended' : 'idle', isUnloading)

  function follow({ over }: Pass, context: AudioContext, player: Player) {
    let shown: number | undefined
    function look() {
      const stage = player.stage()
      // A call or another app may take the sound away; it does not come back by itself.
      if (stage === undefined || context.state !== 'running') return stop()
      if (stage !== shown) onStage(stage)
      shown = stage
    }
    const clock = setInterval(look, TICK_MS)
    over.signal.addEventListener('abort', () => clearInterval(clock))
    look()
  }

  async function play(pass: Pass) {
    if (pass !== current) return
    try {
      const context = new AudioContext()
      pass.context = context
      const [{ startPlayer }] = await Promise.all([
        within(LOAD_LIMIT_MS, load()),
        within(START_LIMIT_MS, context.resume()),
      ])
      if (pass !== current) return
      pass.player = startPlayer(context)
      onPhase('playing')
      follow(pass, context, pass.player)
    } catch (error) {
      if (pass !== current) return
      console.error('The sound could not start:', error)
      end('failed')
    }
  }

  return {
    /** `true`: stop synchronously; the page is unloading. */
    stop,
    /**
     * Call it from the click handler: Safari allows sound only there, or in a timer set there.
     * Creating an AudioContext is slow, so it waits until the button has answered.
     * @param picture must stay in view while it plays
     * @param stopButton must stay in view with it
     */
    start: (picture: Element, stopButton: Element) => {
      if (current) return
      const pass = { context: undefined, over: new AbortController(), player: undefined }
      current = pass
      watchForStop(picture, stopButton, pass.over.signal, stop)
      onPhase('starting')
      setTimeout(() => void play(pass))
    },
    setStep: (step: number) => current?.player?.setStep(step),
  }
}

/** The promise's outcome, or a failure after some milliseconds. */
function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not there after ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
