import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Puts stand-ins for what jsdom lacks, for tests of the illustration: an observer that says what
 * it is told, and a motion preference that can change. `vi.unstubAllGlobals` takes them away.
 * Each function acts as the browser would, and waits until React has answered.
 */
export function fakeBrowser({ prefersReducedMotion = false } = {}) {
  const observers = new Map<object, (isIntersecting: boolean) => void>()
  const preference = Object.assign(new EventTarget(), { matches: prefersReducedMotion })

  class FakeObserver {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      observers.set(this, (isIntersecting) => report([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {
      observers.delete(this)
    }
  }

  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('matchMedia', (query: string) => {
    if (query !== '(prefers-reduced-motion: reduce)') throw new Error(`Not expected: ${query}`)
    return preference
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
