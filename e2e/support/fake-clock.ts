declare global {
  interface Window {
    /** Lets the page's timers run as if so many milliseconds had passed. */
    passTime: (ms: number) => void
  }
}

/**
 * Runs in the page, in any browser. From now on new timers and `performance.now` go by a clock that
 * stands still until `passTime` moves it. WebDriver's own limit of 60 s a script goes by it as well.
 */
export function stopClock() {
  const timers = new Map<number, { atMs: number; everyMs?: number; run: () => void }>()
  const clearReal = window.clearTimeout
  let nowMs = performance.now()
  // Above the numbers of the browser's own timers.
  let lastId = 1_000_000
  const add = (run: () => void, ms = 0, everyMs?: number) => {
    lastId += 1
    timers.set(lastId, { atMs: nowMs + ms, everyMs, run })
    return lastId
  }
  const remove = (id = 0) => timers.delete(id) || clearReal(id)
  Object.assign(window, {
    setTimeout: add,
    setInterval: (run: () => void, ms: number) => add(run, ms, ms),
    clearTimeout: remove,
    clearInterval: remove,
    passTime: (ms: number) => {
      const endMs = nowMs + ms
      for (;;) {
        const [id, timer] = [...timers].sort(([, a], [, b]) => a.atMs - b.atMs)[0] ?? []
        if (id === undefined || !timer || timer.atMs > endMs) break
        nowMs = timer.atMs
        if (timer.everyMs) timer.atMs += timer.everyMs
        else timers.delete(id)
        timer.run()
      }
      nowMs = endMs
    },
  })
  performance.now = () => nowMs
}
