import { type RefObject, useEffect, useState } from 'react'
import { useIsInView } from '../ui/use-is-in-view.ts'

/** Longer than a smooth scroll past the form. */
const STAY_MS = 800

/** Up to half a window below the fold counts as near; above the window, the visitor has moved on. */
const NEAR_MARGIN = '0px 0px 50% 0px'

/**
 * Whether the visitor has reached the form: stayed near it, followed a link to its section, or
 * moved the focus into the section. Scrolling past does not count, so the provider gets no request.
 * @param place the form's place, inside its section
 */
export function useReachedForm(place: RefObject<HTMLElement | null>): boolean {
  const isNear = useIsInView(place, NEAR_MARGIN)
  const [hasReached, setHasReached] = useState(false)

  useEffect(() => {
    if (!isNear) return undefined
    const timer = setTimeout(() => setHasReached(true), STAY_MS)
    return () => clearTimeout(timer)
  }, [isNear])

  useEffect(() => {
    const section = place.current?.closest('section')
    const controller = new AbortController()
    const { signal } = controller
    const markIfReached = () => {
      const hasTarget = section?.contains(document.querySelector(':target'))
      if (hasTarget || section?.matches(':focus-within')) setHasReached(true)
    }
    markIfReached()
    addEventListener('hashchange', markIfReached, { signal })
    section?.addEventListener('focusin', markIfReached, { signal })
    return () => controller.abort()
  }, [place])

  return hasReached
}
