// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { type Draw, seededDraw } from '../../waitlist/seeded-cases.ts'
import { fakeBrowser } from '../fake-browser.ts'
import { createDemonstration, type Phase } from './demonstration.ts'
import { FakeContext, fakeAudio, fakeParts, type Start } from './fake-audio.ts'

const browser = fakeBrowser()

type Load = () => Promise<typeof fakeParts>

const filesAfter =
  (ms: number): Load =>
  () =>
    new Promise((resolve) => setTimeout(() => resolve(fakeParts), ms))

function setUp(load: Load = filesAfter(0)) {
  fakeAudio()
  browser.showTab(true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const phases: Phase[] = []
  const stages: number[] = []
  const demonstration = createDemonstration({
    load,
    onPhase: (phase) => phases.push(phase),
    onStage: (stage) => stages.push(stage),
  })
  return {
    demonstration,
    phases,
    stages,
    press: () => demonstration.start(document.body, document.createElement('button')),
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const audible = () => FakeContext.all.filter((one) => one.isAudible()).length
const open = () => FakeContext.all.filter(({ state }) => state !== 'closed').length

/** Everything that must end the sound, beside the visitor's buttons. */
const ENDS = {
  Escape: () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
  'a hidden tab': () => browser.showTab(false),
  'a picture out of view': () => browser.scroll(false),
  'a page that goes': () => dispatchEvent(new Event('pagehide')),
}

describe('one play', () => {
  it('goes through the four stages once, and then is silent', async () => {
    const { press, phases, stages } = setUp()
    press()
    expect(phases).toEqual(['starting'])
    await pass(300)
    expect(phases).toEqual(['starting', 'playing'])
    expect(audible()).toBe(1)
    await pass(60_000)
    expect(phases).toEqual(['starting', 'playing', 'ended'])
    expect(stages).toEqual([0, 1, 2, 3])
    expect([audible(), open()]).toEqual([0, 0])
    expect(vi.getTimerCount()).toBe(0)
    expect(browser.observerCount()).toBe(0)
  })

  it('creates and wakes its sound within the press, as Safari wants it', () => {
    const { press } = setUp()
    const resume = vi.spyOn(FakeContext.prototype, 'resume')
    expect(FakeContext.all).toHaveLength(0)
    press()
    expect(FakeContext.all).toHaveLength(1)
    expect(resume).toHaveBeenCalledOnce()
  })

  it('started twice at once is one play', async () => {
    const { press } = setUp()
    press()
    press()
    await pass(300)
    expect(FakeContext.all).toHaveLength(1)
    expect(audible()).toBe(1)
  })

  it('takes the step that is chosen, and the next play does not', async () => {
    const { press, demonstration } = setUp()
    press()
    demonstration.setStep(2)
    await pass(100)
    demonstration.setStep(1)
    demonstration.stop()
    await pass(300)
    press()
    await pass(100)
    expect(FakeContext.all.map(({ player }) => player?.steps)).toEqual([[1], []])
  })
})

describe.each(Object.entries(ENDS))('%s', (_what, end) => {
  it('ends the sound within 0.2 s', async () => {
    const { press, phases } = setUp()
    press()
    await pass(4000)
    expect(audible()).toBe(1)
    end()
    expect(phases.at(-1)).toBe('ended')
    await pass(200)
    expect([audible(), open()]).toEqual([0, 0])
  })

  it('keeps a sound that has not begun from beginning', async () => {
    const { press, phases } = setUp(filesAfter(1000))
    press()
    await pass(500)
    end()
    await pass(20_000)
    expect(FakeContext.all.map(({ player }) => player)).toEqual([undefined])
    expect(open()).toBe(0)
    expect(phases).toEqual(['starting', 'idle'])
  })
})

it('other keys, a tab that comes back and a picture in view end nothing', async () => {
  const { press } = setUp()
  press()
  await pass(1000)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  browser.showTab(true)
  browser.scroll(true)
  await pass(1000)
  expect(audible()).toBe(1)
})

it('a sound that the system takes away does not come back', async () => {
  const { press, phases } = setUp()
  press()
  await pass(1000)
  for (const context of FakeContext.all) context.state = 'interrupted'
  await pass(200)
  expect(phases.at(-1)).toBe('ended')
  await pass(1000)
  expect(open()).toBe(0)
})

describe('where it cannot start', () => {
  it.each<[what: string, load: Load, start: Start, afterMs: number]>([
    ['its files do not arrive', () => Promise.reject(new Error('offline')), 0, 10],
    ['its files never answer', () => new Promise(() => undefined), 0, 8000],
    ['the browser refuses', filesAfter(0), 'refused', 10],
    ['the browser never lets it run', filesAfter(0), 'never', 2000],
    ['the browser lets it run too late', filesAfter(0), 2500, 2000],
  ])('since %s, that is said and nothing plays', async (_what, load, start, afterMs) => {
    const { press, phases } = setUp(load)
    FakeContext.start = start
    press()
    await pass(afterMs - 5)
    expect(phases.includes('playing')).toBe(false)
    await pass(10)
    expect(phases).toEqual(['starting', 'failed'])
    await pass(20_000)
    expect(FakeContext.all.map(({ player }) => player)).toEqual([undefined])
    expect(open()).toBe(0)
    expect(console.error).toHaveBeenCalledOnce()
  })

  it('since the browser has no such sound, that is said', () => {
    const { press, phases } = setUp()
    vi.stubGlobal('AudioContext', undefined)
    press()
    expect(phases).toEqual(['failed'])
  })

  it('it can be pressed again', async () => {
    const { press, phases } = setUp()
    FakeContext.start = 'refused'
    press()
    await pass(10)
    FakeContext.start = 0
    press()
    await pass(100)
    expect(phases).toEqual(['starting', 'failed', 'starting', 'playing'])
  })
})

describe('whatever comes in whatever order', () => {
  const RUNS = 1000
  const played = { passes: 0, stops: 0 }

  /** One visit of up to 40 events, by chance; @throws where a rule does not hold. */
  async function visit(draw: Draw) {
    const delays = () => draw.one([0, 0, 5, 40, 300, 1500, 3000])
    const { press, demonstration } = setUp(() => {
      if (draw.chance(0.1)) return Promise.reject(new Error('offline'))
      return draw.chance(0.05) ? new Promise(() => undefined) : filesAfter(delays())()
    })
    const stopped = new Map<FakeContext, number>()
    const stops = [() => demonstration.stop(), ...Object.values(ENDS)]

    function check() {
      expect(audible()).toBeLessThanOrEqual(1)
      for (const [context, stoppedAt] of stopped) {
        if (Date.now() >= stoppedAt + 200) expect(context.isAudible()).toBe(false)
      }
    }
    async function wait(ms: number) {
      for (let left = ms; left > 0; left -= 50) {
        await pass(Math.min(50, left))
        check()
      }
    }

    for (let events = draw.below(40); events > 0; events -= 1) {
      const event = draw.below(10)
      if (event < 4) {
        browser.showTab(true)
        FakeContext.start = draw.chance(0.1) ? draw.one(['never', 'refused']) : delays()
        press()
        if (draw.chance(0.2)) press()
      } else if (event < 8) {
        const late = FakeContext.all.filter(({ player }) => !player)
        for (const one of FakeContext.all) if (!stopped.has(one)) stopped.set(one, Date.now())
        draw.one(stops)()
        played.stops += 1
        await pass(0)
        // What had not begun when it was stopped never begins.
        expect(late.filter(({ player }) => player)).toEqual([])
      } else {
        demonstration.setStep(draw.below(3))
      }
      await wait(draw.one([0, 0, 10, 60, 150, 500, 2500, 6000]))
    }
    demonstration.stop()
    for (const one of FakeContext.all) if (!stopped.has(one)) stopped.set(one, Date.now())
    const begun = FakeContext.all.filter(({ player }) => player).length
    played.passes += begun
    await wait(300)
    await pass(10_000)
    expect([audible(), open(), vi.getTimerCount(), browser.observerCount()]).toEqual([0, 0, 0, 0])
    expect(FakeContext.all.filter(({ player }) => player)).toHaveLength(begun)
  }

  // Seen to catch a stop that is forgotten while the files are on their way.
  it('silence follows every stop, and never do two sound at once', {
    timeout: 120_000,
  }, async () => {
    for (let seed = 1; seed <= RUNS; seed += 1) await visit(seededDraw(seed))
    expect(played.passes).toBeGreaterThan(1000)
    expect(played.stops).toBeGreaterThan(5000)
  })
})
