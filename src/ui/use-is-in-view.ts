import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether any part of the element is on the screen; false until that is known.
 * @param margin how far around the screen still counts, as `rootMargin` has it
 */
export function useIsInView(element: RefObject<HTMLElement | null>, margin = '0px'): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isInView
}
