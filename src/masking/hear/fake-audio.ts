import { vi } from 'vitest'
import type { Player } from './player.ts'
import { PASS_MS, STOP_FADE_MS, stageAt } from './score.ts'

/** How the browser lets a context run: after some milliseconds, never, or it refuses. */
export type Start = number | 'never' | 'refused'

/** An `AudioContext`, with what is played in it, by the fake clock. */
export class FakeContext {
  static all: FakeContext[] = []
  /** How the next ones start. */
  static start: Start = 0

  state = 'suspended'
  playsFrom = Number.POSITIVE_INFINITY
  fadesFrom = Number.POSITIVE_INFINITY

  constructor() {
    FakeContext.all.push(this)
  }

  resume(): Promise<void> {
    const { start } = FakeContext
    if (start === 'never') return new Promise(() => undefined)
    if (start === 'refused') return Promise.reject(new Error('refused'))
    return new Promise((resolve) => {
      setTimeout(() => {
        if (this.state !== 'closed') this.state = 'running'
        resolve()
      }, start)
    })
  }

  close(): Promise<void> {
    if (this.state === 'closed') return Promise.reject(new Error('closed already'))
    this.state = 'closed'
    return Promise.resolve()
  }

  get isAudible(): boolean {
    const ends = Math.min(this.playsFrom + PASS_MS, this.fadesFrom + STOP_FADE_MS)
    return this.state === 'running' && Date.now() >= this.playsFrom && Date.now() < ends
  }
}

/** Stands in for `player.ts`. */
export const fakeParts = {
  startPlayer: (context: unknown): Player => {
    const own = context as FakeContext
    own.playsFrom = Date.now() + 200
    return {
      stage: () => stageAt(Date.now() - own.playsFrom),
      setStep: () => undefined,
      fadeOut: () => {
        own.fadesFrom = Date.now()
      },
    }
  },
}

/** Gives the browser a fake sound, and begins with none. */
export function fakeAudio() {
  FakeContext.all = []
  FakeContext.start = 0
  vi.stubGlobal('AudioContext', FakeContext)
}

const count = (is: (context: FakeContext) => boolean) => FakeContext.all.filter(is).length

export const audible = () => count(({ isAudible }) => isAudible)
export const begun = () => count(({ playsFrom }) => playsFrom < Number.POSITIVE_INFINITY)
export const open = () => count(({ state }) => state !== 'closed')
