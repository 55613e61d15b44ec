import { type RefObject, useEffect, useState } from 'react'
import { useIsInView } from '../ui/use-is-in-view.ts'

/** Longer than a jump to the FAQ takes to pass the form, shorter than a glance at it. */
const STAY_MS = 800

/** Half a window below the screen counts as near; above it, the visitor has moved on. */
const NEAR = '0px 0px 50% 0px'

/** A link led to the section or its heading, or the focus is in it. */
const REACHED = ':target, :has(:target), :focus-within'

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
    const look = () => section?.matches(REACHED) && setHasReached(true)
    look()
    addEventListener('hashchange', look, listening)
    section?.addEventListener('focusin', look, listening)
    return () => listening.abort()
  }, [place])

  return hasReached
}
