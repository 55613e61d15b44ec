import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the element is in the viewport; false until it has been observed.
 * @param margin extends the viewport, in the syntax of `rootMargin`
 * @param minRatio how much of the element must be visible, from 0 to 1; by default any part
 */
export function useIsInView(
  element: RefObject<HTMLElement | null>,
  margin = '0px',
  minRatio = 0,
): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {}
        setIsInView(isIntersecting && intersectionRatio >= minRatio)
      },
      { rootMargin: margin, threshold: minRatio },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin, minRatio])
  return isInView
}
