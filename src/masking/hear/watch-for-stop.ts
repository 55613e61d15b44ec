/**
 * Tells when a sound must stop, beside the visitor's own buttons: Escape, a hidden tab, a picture
 * that has left the view, a page that goes.
 * @param picture what the sound belongs to; in view when this is called
 * @param signal ends the watch
 * @param stop with true, nothing of the page may run any more once it returns
 */
export function watchForStop(
  picture: Element,
  signal: AbortSignal,
  stop: (isAtOnce?: boolean) => void,
) {
  // In the capture phase, so that whatever else Escape closes does not keep it back.
  const options = { signal, capture: true }
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), options)
  addEventListener('pagehide', () => stop(true), options)
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && stop(),
    options,
  )
  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) stop()
  })
  observer.observe(picture)
  signal.addEventListener('abort', () => observer.disconnect())
}
