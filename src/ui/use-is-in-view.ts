import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a part of the element is on the screen; false until that is known.
 * @param margin how far around the screen still counts, as `rootMargin` has it
 * @param share how much of it must be seen, from 0 to 1; by default any part
 */
export function useIsInView(
  element: RefObject<HTMLElement | null>,
  margin = '0px',
  share = 0,
): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {}
        setIsInView(isIntersecting && intersectionRatio >= share)
      },
      { rootMargin: margin, threshold: share },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin, share])
  return isInView
}
