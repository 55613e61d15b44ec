import type { ReactNode } from 'react'
import './scene.css'

export interface SceneDrawing {
  viewBox: string
  /** Shapes, whose class names are the roles of color in `scene.css`. */
  drawing: ReactNode
}

/** How lines are drawn where a shape does not say otherwise. */
export const LINES = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

interface SceneProps {
  scene: SceneDrawing
  className: string
}

/** A picture in the page itself. The words beside it say what it means. */
export function Scene({ scene: { viewBox, drawing }, className }: SceneProps) {
  return (
    <svg className={`scene ${className}`} viewBox={viewBox} {...LINES} aria-hidden="true">
      {drawing}
    </svg>
  )
}
