import { type RefObject, useEffect, useState } from 'react'
import { useIsInView } from '../ui/use-is-in-view.ts'

/** Longer than a jump to the FAQ needs to pass the form, shorter than a glance at it. */
const STAY_MS = 500

/**
 * Whether the element has once stayed in view for half a second: a visitor who only scrolls past
 * the form is not made known to its provider.
 */
export function useHasStayed(element: RefObject<HTMLElement | null>): boolean {
  const isInView = useIsInView(element)
  const [hasStayed, setHasStayed] = useState(false)
  useEffect(() => {
    if (!isInView) return undefined
    const timer = setTimeout(() => setHasStayed(true), STAY_MS)
    return () => clearTimeout(timer)
  }, [isInView])
  return hasStayed
}
