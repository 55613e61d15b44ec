/** A piece of what went to the loudspeaker. */
export interface Block {
  /** When it ends, by the clock of its context, in seconds. */
  at: number
  /** Its farthest sample from silence: 1 is full scale. */
  peak: number
}

/** One context that the page made, with what it played. */
export interface Heard {
  blocks: Block[]
  /** Its clock when it was told to stop by `noteStop`. */
  stoppedAt: number
  state: string
}

/**
 * The old way to listen, which every engine still has. The new one needs a script of its own, and
 * the page's policy lets none in.
 */
interface Ears {
  createScriptProcessor: (block: number, ins: number, outs: number) => Ear
}

interface Ear extends AudioNode {
  onaudioprocess: (event: { inputBuffer: AudioBuffer; playbackTime: number }) => void
}

declare global {
  interface Window {
    heard: { context: AudioContext; blocks: Block[]; stoppedAt: number }[]
  }
}

/**
 * Runs in the page, before the press. Listens to all that goes to the loudspeaker, on its way there:
 * the blocks are stamped by the sound's own clock, so that a busy page does not blur them.
 */
export function listen() {
  const BLOCK = 256
  window.heard = []
  const { connect } = AudioNode.prototype
  AudioNode.prototype.connect = function (this: AudioNode, ...to: never[]) {
    const target: unknown = to[0]
    if (target instanceof AudioDestinationNode && target.context instanceof AudioContext) {
      const context = target.context
      const heard = { context, blocks: [] as Block[], stoppedAt: Number.NaN }
      window.heard.push(heard)
      const ear = (context as unknown as Ears).createScriptProcessor(BLOCK, 1, 1)
      ear.onaudioprocess = ({ inputBuffer, playbackTime }) => {
        const peak = inputBuffer.getChannelData(0).reduce((most, one) => {
          return Math.max(most, Math.abs(one))
        }, 0)
        // What comes in now goes out one block later, which is the time that is given.
        heard.blocks.push({ at: playbackTime - inputBuffer.duration, peak })
      }
      Reflect.apply(connect, this, [ear])
      Reflect.apply(connect, ear, [target])
    }
    return Reflect.apply(connect, this, to)
  } as typeof connect
}

/**
 * Runs in the page, before what must end the sound: the first of these is that. A picture has left
 * the view when the browser tells so, after it has drawn the scrolled page; how long that drawing
 * takes is the machine's affair, and a busy one took 80 ms.
 */
export function noteStop() {
  const note = () => {
    for (const heard of window.heard) {
      if (Number.isNaN(heard.stoppedAt)) heard.stoppedAt = heard.context.currentTime
    }
  }
  for (const event of ['click', 'keydown', 'visibilitychange', 'pagehide']) {
    addEventListener(event, note, { capture: true, once: true })
  }
  const picture = document.querySelector('#masking figure')
  if (!picture) throw new Error('The picture that the sound belongs to is not there.')
  new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) note()
  }).observe(picture)
}

/** Runs in the page. What was heard so far, a context each. */
export function whatWasHeard(): Heard[] {
  return window.heard.map(({ context, blocks, stoppedAt }) => ({
    blocks,
    stoppedAt,
    state: context.state,
  }))
}

/** Seconds from the stop to the last block that was not silent; below 0 where it was before. */
export function lastSoundAfterStop({ blocks, stoppedAt }: Heard): number {
  const last = blocks.findLast(({ peak }) => peak > 0)
  return (last?.at ?? 0) - stoppedAt
}

/** The loudest of what was heard, in dBFS. */
export function loudest(blocks: readonly Block[]): number {
  return 20 * Math.log10(blocks.reduce((most, { peak }) => Math.max(most, peak), 0))
}
