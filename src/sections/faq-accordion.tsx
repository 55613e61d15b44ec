import { useEffect, useRef } from 'react'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { attachFaqExtras } from './faq-extras.ts'

/**
 * Gives the questions around it the extras that the browser leaves to do; without them they still
 * open. It lies over the list, so that it starts when the list comes near, and holds none of it: a
 * first press on what React holds passes a dozen listeners of React's (0017).
 */
export function FaqAccordion() {
  return (
    <IslandBoundary name="faq" fallback={null}>
      <Extras />
    </IslandBoundary>
  )
}

function Extras() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = place.current?.closest<HTMLElement>('.faq-list')
    return list ? attachFaqExtras(list) : undefined
  }, [])
  return <div className="faq-extras" ref={place} />
}
