import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Gives each test of a file a fake clock and stand-ins for what jsdom lacks: an observer that says
 * what it is told, and a motion preference, at first for motion, that can change.
 * @returns functions that act as the browser would, and wait until React has answered
 */
export function fakeBrowser() {
  const observers = new Map<object, (isIntersecting: boolean) => void>()
  const preference = Object.assign(new EventTarget(), { matches: false })

  class FakeObserver {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      observers.set(this, (isIntersecting) => report([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {
      observers.delete(this)
    }
  }

  beforeEach(() => {
    vi.useFakeTimers()
    observers.clear()
    preference.matches = false
    vi.stubGlobal('IntersectionObserver', FakeObserver)
    vi.stubGlobal('matchMedia', (query: string) => {
      if (query !== '(prefers-reduced-motion: reduce)') throw new Error(`Not expected: ${query}`)
      return preference
    })
  })

  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  return {
    scroll: (isInView: boolean) =>
      act(() => {
        for (const report of observers.values()) report(isInView)
      }),
    preferReducedMotion: (matches: boolean) =>
      act(() => {
        preference.matches = matches
        preference.dispatchEvent(new Event('change'))
      }),
    showTab: (isVisible: boolean) =>
      act(() => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(
          isVisible ? 'visible' : 'hidden',
        )
        document.dispatchEvent(new Event('visibilitychange'))
      }),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    observerCount: () => observers.size,
  }
}
