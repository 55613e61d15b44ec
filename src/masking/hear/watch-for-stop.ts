/** A share of the button; edges fall between pixels. */
const WHOLE = 0.95

/**
 * Tells when a sound must stop, beside the visitor's own buttons: Escape, a hidden tab, a picture
 * that has left the view, a Stop button that is no longer whole in it, a page that goes.
 * @param picture what the sound belongs to; in view when this is called
 * @param stopButton must stay in view as well, from when it is whole in it
 * @param signal ends the watch
 * @param stop with true, nothing of the page may run any more once it returns
 */
export function watchForStop(
  picture: Element,
  stopButton: Element,
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
  let wasWhole = false
  const buttonObserver = new IntersectionObserver(
    (entries) => {
      const isWhole = (entries.at(-1)?.intersectionRatio ?? 1) >= WHOLE
      if (wasWhole && !isWhole) stop()
      wasWhole ||= isWhole
    },
    { threshold: WHOLE },
  )
  buttonObserver.observe(stopButton)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    buttonObserver.disconnect()
  })
}
