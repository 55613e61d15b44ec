/** A button counts as fully visible at this ratio, because its edges can fall between pixels. */
const FULL_RATIO = 0.98

/**
 * Stops the sound on Escape, when the tab is hidden, when the page unloads and when the Stop button
 * is no longer fully visible.
 * @param stopButton may start out of view; watched once it is fully visible
 * @param signal stops watching when aborted
 * @param stop with `true` it must stop synchronously: the page is unloading
 */
export function stopOnInterruption(
  stopButton: Element,
  signal: AbortSignal,
  stop: (isUnloading?: boolean) => void,
) {
  // Capture phase, so that no other Escape handler can swallow the key.
  const options = { signal, capture: true }
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), options)
  addEventListener('pagehide', () => stop(true), options)
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && stop(),
    options,
  )
  let wasFullyVisible = false
  const observer = new IntersectionObserver(
    ([entry]) => {
      const isFullyVisible = (entry?.intersectionRatio ?? 0) >= FULL_RATIO
      if (wasFullyVisible && !isFullyVisible) stop()
      wasFullyVisible ||= isFullyVisible
    },
    { threshold: FULL_RATIO },
  )
  observer.observe(stopButton)
  signal.addEventListener('abort', () => observer.disconnect())
}
