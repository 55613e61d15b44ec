import { type RefObject, useEffect, useState } from 'react'
import { useIsInView } from '../ui/use-is-in-view.ts'

/** Longer than a jump to the FAQ takes to pass the form, shorter than a glance at it. */
const STAY_MS = 800

/** Half a window below the screen counts as near; above it, the visitor has moved on. */
const NEAR = '0px 0px 50% 0px'

/**
 * Whether the visitor has reached the form: stayed near it, followed a link to its section, or
 * moved the focus into the section. Scrolling past does not count, so the provider gets no request.
 * @param place where the form will be, inside its section
 */
export function useReachedForm(place: RefObject<HTMLElement | null>): boolean {
  const isNear = useIsInView(place, NEAR)
  const [hasReached, setHasReached] = useState(false)

  useEffect(() => {
    if (!isNear) return undefined
    const timer = setTimeout(() => setHasReached(true), STAY_MS)
    return () => clearTimeout(timer)
  }, [isNear])

  useEffect(() => {
    const section = place.current?.closest('section')
    const listening = new AbortController()
    const { signal } = listening
    const look = () => {
      const isTarget = section?.id && window.location.hash === `#${section.id}`
      if (isTarget || section?.contains(document.activeElement)) setHasReached(true)
    }
    look()
    window.addEventListener('hashchange', look, { signal })
    section?.addEventListener('focusin', look, { signal })
    return () => listening.abort()
  }, [place])

  return hasReached
}
