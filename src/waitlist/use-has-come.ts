import { type RefObject, useEffect, useState } from 'react'
import { useIsInView } from '../ui/use-is-in-view.ts'

/** Longer than a jump to the FAQ needs to pass the form, shorter than a glance at it. */
const STAY_MS = 800

/** Half a window below the screen counts as near; above it, a visitor has gone on. */
const NEAR = '0px 0px 50% 0px'

/**
 * Whether the visitor has come to the form: stayed near its place for 0.8 s, followed a
 * link to its section ('Join'), or moved the focus into it. One who only passes by has not, and
 * is not made known to the form's provider.
 * @param place where the form will be, inside its section
 */
export function useHasCome(place: RefObject<HTMLElement | null>): boolean {
  const isNear = useIsInView(place, NEAR)
  const [hasCome, setHasCome] = useState(false)

  useEffect(() => {
    if (!isNear) return undefined
    const timer = setTimeout(() => setHasCome(true), STAY_MS)
    return () => clearTimeout(timer)
  }, [isNear])

  useEffect(() => {
    const section = place.current?.closest('section')
    const listening = new AbortController()
    const { signal } = listening
    const look = () => {
      const isChosen = section?.id && window.location.hash === `#${section.id}`
      if (isChosen || section?.contains(document.activeElement)) setHasCome(true)
    }
    look()
    window.addEventListener('hashchange', look, { signal })
    section?.addEventListener('focusin', look, { signal })
    return () => listening.abort()
  }, [place])

  return hasCome
}
