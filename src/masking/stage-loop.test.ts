import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isLoopRunning, startStageLoop } from './stage-loop.ts'
import { nextStage, STAGE_DURATION_MS } from './stages.ts'

it('a stage is shown for three seconds', () => {
  expect(STAGE_DURATION_MS).toBe(3000)
})

it('the first stage follows the last', () => {
  expect([0, 1, 2, 3].map(nextStage)).toEqual([1, 2, 3, 0])
})

describe('the loop', () => {
  let shown: number[]
  let stop: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    shown = [0]
    stop = startStageLoop(() => shown.push(nextStage(shown.at(-1) ?? 0)))
  })

  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  it('shows the second stage after three seconds and not before', () => {
    vi.advanceTimersByTime(2999)
    expect(shown).toEqual([0])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([0, 1])
  })

  it('goes round twice', () => {
    vi.advanceTimersByTime(24_000)
    expect(shown).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0])
  })

  it('really stops when it is stopped', () => {
    vi.advanceTimersByTime(5999)
    stop()
    vi.advanceTimersByTime(60_000)
    expect(shown).toEqual([0, 1])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the pictures move', () => {
  const FREE = { isPlaying: true, isInView: true, isPageVisible: true, isHeld: false }

  it('while they play, in view, in front and not held', () => {
    expect(isLoopRunning(FREE)).toBe(true)
  })

  it.each([
    ['paused', { isPlaying: false }],
    ['out of view', { isInView: false }],
    ['in a hidden tab', { isPageVisible: false }],
    ['held', { isHeld: true }],
  ])('but not when they are %s', (_when, change) => {
    expect(isLoopRunning({ ...FREE, ...change })).toBe(false)
  })
})
