import { vi } from 'vitest'
import type { Player } from './player.ts'

/** As the real player: silent at first, so that the one before is gone; its fade and its pass. */
const START_AFTER_MS = 200
const FADE_MS = 150
const PASS_MS = 12_000

/** How the browser lets a context run: after some milliseconds, never, or it refuses. */
export type Start = number | 'never' | 'refused'

/** A context whose clock is the fake one. */
export class FakeContext {
  static readonly all: FakeContext[] = []
  /** How the next ones start. */
  static start: Start = 0

  state = 'suspended'
  player: FakePlayer | undefined
  #runsSince = 0

  constructor() {
    FakeContext.all.push(this)
  }

  get currentTime() {
    return this.state === 'suspended' ? 0 : (Date.now() - this.#runsSince) / 1000
  }

  resume(): Promise<void> {
    const { start } = FakeContext
    if (start === 'never') return new Promise(() => undefined)
    if (start === 'refused') return Promise.reject(new Error('refused'))
    return new Promise((resolve) => {
      setTimeout(() => {
        if (this.state === 'closed') return
        this.state = 'running'
        this.#runsSince = Date.now()
        resolve()
      }, start)
    })
  }

  close(): Promise<void> {
    if (this.state === 'closed') return Promise.reject(new Error('closed already'))
    this.state = 'closed'
    return Promise.resolve()
  }

  isAudible(): boolean {
    return this.state === 'running' && (this.player?.isAudible() ?? false)
  }
}

/** Sounds as the real one would, by the fake clock. */
export class FakePlayer implements Player {
  readonly steps: number[] = []
  readonly #startsAt = Date.now() + START_AFTER_MS
  #fadesAt = Number.POSITIVE_INFINITY

  stage() {
    const ms = Date.now() - this.#startsAt
    return ms < PASS_MS ? Math.max(0, Math.floor(ms / 3000)) : undefined
  }
  setStep(step: number) {
    this.steps.push(step)
  }
  fadeOut() {
    this.#fadesAt = Math.min(this.#fadesAt, Date.now())
  }
  isAudible() {
    const isOn = Date.now() >= this.#startsAt && this.stage() !== undefined
    return isOn && Date.now() < this.#fadesAt + FADE_MS
  }
}

/** For tests: gives the browser a fake sound, and begins with none. */
export function fakeAudio() {
  FakeContext.all.length = 0
  FakeContext.start = 0
  vi.stubGlobal('AudioContext', FakeContext)
}

/** What `player.ts` has, for a fake context. */
export const fakeParts = {
  startPlayer: (context: unknown) => {
    const own = context as FakeContext
    own.player = new FakePlayer()
    return own.player
  },
}
