import { type ReactNode, useEffect, useRef } from 'react'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { attachFaqExtras } from './faq-extras.ts'

interface FaqAccordionProps {
  /** The questions as the browser alone already works them. */
  children?: ReactNode
}

/** The questions with the extras that the browser leaves to do; without them they still open. */
export function FaqAccordion({ children }: FaqAccordionProps) {
  return (
    <IslandBoundary name="faq" fallback={<div className="faq-list">{children}</div>}>
      <List>{children}</List>
    </IslandBoundary>
  )
}

function List({ children }: FaqAccordionProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => (list.current ? attachFaqExtras(list.current) : undefined), [])
  return (
    <div className="faq-list" ref={list}>
      {children}
    </div>
  )
}
