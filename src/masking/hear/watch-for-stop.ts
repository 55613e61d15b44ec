/** The visible share of a button that counts as whole: edges fall between pixels. */
const WHOLE = 0.98

/**
 * Stops the sound at Escape, in a hidden tab, when the page unloads, and when the picture or the
 * whole Stop button leaves the view.
 * @param picture in view when this is called
 * @param stopButton may still be out of view; watched from when it is whole in it
 * @param signal ends the watch
 * @param stop with `true` it must stop synchronously: the page is unloading
 */
export function watchForStop(
  picture: Element,
  stopButton: Element,
  signal: AbortSignal,
  stop: (isUnloading?: boolean) => void,
) {
  // In the capture phase, so that nothing else that Escape closes keeps the key.
  const options = { signal, capture: true }
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), options)
  addEventListener('pagehide', () => stop(true), options)
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && stop(),
    options,
  )
  let wasWhole = false
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (target === picture && !isIntersecting) stop()
        if (target !== stopButton) continue
        const isWhole = intersectionRatio >= WHOLE
        if (wasWhole && !isWhole) stop()
        wasWhole ||= isWhole
      }
    },
    { threshold: [0, WHOLE] },
  )
  observer.observe(picture)
  observer.observe(stopButton)
  signal.addEventListener('abort', () => observer.disconnect())
}
