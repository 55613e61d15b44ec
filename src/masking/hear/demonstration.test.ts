// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../fake-browser.ts'
import { createDemonstration, type Phase } from './demonstration.ts'
import {
  audible,
  begun,
  FakeContext,
  fakeAudio,
  fakeParts,
  open,
  type Start,
} from './fake-audio.ts'

// What a visitor sees and hears of one play: e2e/hear.spec.ts.

const browser = fakeBrowser()
const pass = browser.passAsync

type Load = () => Promise<typeof fakeParts>

const filesAfter =
  (ms: number): Load =>
  () =>
    new Promise((resolve) => setTimeout(() => resolve(fakeParts), ms))

const never = () => new Promise<never>(() => undefined)
const offline = () => Promise.reject(new Error('offline'))

function setUp(load: Load = filesAfter(0)) {
  fakeAudio()
  const phases: Phase[] = []
  const stopButton = document.createElement('button')
  const { start, stop } = createDemonstration({
    load,
    onPhase: (phase) => phases.push(phase),
    onStage: () => undefined,
  })
  return { press: () => start(document.body, stopButton), stop, phases }
}

/** Everything but the visitor's buttons that must end the sound. */
const ENDS: Record<string, () => unknown> = {
  Escape: () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
  'a hidden tab': () => browser.showTab(false),
  'a picture out of view': () => browser.scroll(0, (element) => element === document.body),
  'a page that unloads': () => dispatchEvent(new Event('pagehide')),
}

beforeEach(() => {
  browser.showTab(true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('answers the press first, and wakes its sound in a timer of the press, as Safari lets it', () => {
  const { press, phases } = setUp()
  const resume = vi.spyOn(FakeContext.prototype, 'resume')
  press()
  expect(phases).toEqual(['starting'])
  expect(FakeContext.all).toHaveLength(0)
  vi.advanceTimersByTime(0)
  expect(FakeContext.all).toHaveLength(1)
  expect(resume).toHaveBeenCalledOnce()
})

it('ends when the system takes the sound away, and does not come back', async () => {
  const { press, phases } = setUp()
  press()
  await pass(1000)
  for (const context of FakeContext.all) context.state = 'interrupted'
  await pass(1000)
  expect(phases.at(-1)).toBe('ended')
  expect(open()).toBe(0)
})

it.each<[what: string, load: Load, start: Start, afterMs: number]>([
  ['its files never answer', never, 0, 8000],
  ['the browser refuses', filesAfter(0), 'refused', 10],
  ['the browser never lets it run', filesAfter(0), 'never', 2000],
  ['the browser lets it run too late', filesAfter(0), 2500, 2000],
])(
  'where %s, that is said, nothing plays, and it can be pressed again',
  async (_what, load, start, afterMs) => {
    const { press, phases } = setUp(load)
    FakeContext.start = start
    press()
    await pass(afterMs - 5)
    expect(phases.includes('playing')).toBe(false)
    await pass(10)
    expect(phases).toEqual(['starting', 'failed'])
    await pass(20_000)
    expect([begun(), open()]).toEqual([0, 0])
    expect(console.error).toHaveBeenCalledOnce()
    press()
    expect(phases.at(-1)).toBe('starting')
  },
)

// Seen to catch a stop that is forgotten while the files are on their way.
it('silence follows every stop, and two never sound at once', { timeout: 60_000 }, async () => {
  const delay = fc.constantFrom(0, 5, 40, 300, 1500, 3000)
  const event = fc.tuple(
    fc.constantFrom('press', 'press', 'press', 'press', 'stop', ...Object.keys(ENDS)),
    fc.oneof(delay.map(filesAfter), fc.constantFrom(never, offline)),
    fc.oneof({ weight: 8, arbitrary: delay }, fc.constantFrom<Start[]>('never', 'refused')),
    fc.constantFrom(0, 10, 60, 150, 500, 2500, 6000),
  )
  const visits = fc.array(event, { maxLength: 20 })
  const runs = fc.asyncProperty(visits, async (visit) => {
    vi.clearAllTimers()
    let nextLoad: Load = never
    const { press, stop } = setUp(() => nextLoad())
    for (const [what, load, start, waitMs] of [...visit, ['stop', never, 0, 200] as const]) {
      const before = [...FakeContext.all]
      browser.showTab(true)
      nextLoad = load
      FakeContext.start = start
      if (what === 'press') {
        press()
        press()
      } else (ENDS[what] ?? stop)()
      await pass(waitMs)
      expect(audible()).toBeLessThanOrEqual(1)
      if (what === 'press' || waitMs < 200) continue
      expect(before.filter(({ isAudible }) => isAudible)).toEqual([])
    }
    const atTheEnd = begun()
    await pass(10_000)
    expect([audible(), open(), browser.leftovers()]).toEqual([0, 0, 0])
    expect(begun()).toBe(atTheEnd)
  })
  await fc.assert(runs, { numRuns: 150, seed: 1 })
})
