import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

type Report = (entries: object[]) => void

/**
 * Gives each test a fake clock, and an observer that reports what it is told, which jsdom lacks.
 * @returns what a browser does; each waits until React has answered
 */
export function fakeBrowser() {
  const observers = new Map<object, { report: Report; targets: Element[] }>()

  class FakeObserver {
    constructor(report: Report) {
      observers.set(this, { report, targets: [] })
    }
    observe(target: Element) {
      observers.get(this)?.targets.push(target)
    }
    disconnect() {
      observers.delete(this)
    }
  }

  beforeEach(() => {
    vi.useFakeTimers()
    observers.clear()
    vi.stubGlobal('IntersectionObserver', FakeObserver)
  })

  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  return {
    /** @param share how much of each element is in view: all, nothing, or from 0 to 1 */
    scroll: (share: number | boolean, isWatched = (_: Element) => true) =>
      act(() => {
        for (const { report, targets } of observers.values()) {
          report(
            targets.filter(isWatched).map((target) => ({
              target,
              isIntersecting: Number(share) > 0,
              intersectionRatio: Number(share),
            })),
          )
        }
      }),
    showTab: (isVisible: boolean) =>
      act(() => {
        const state = isVisible ? 'visible' : 'hidden'
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
        document.dispatchEvent(new Event('visibilitychange'))
      }),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    /** For what waits for promises as well. */
    passAsync: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    /** Timers and observers that still run. */
    leftovers: () => vi.getTimerCount() + observers.size,
  }
}
