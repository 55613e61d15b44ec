import type { ReactNode } from 'react'
import './scene.css'

export interface SceneDrawing {
  viewBox: string
  /** Shapes, whose class names are the color roles in `scene.css`. */
  drawing: ReactNode
}

/** Default line style. */
export const LINES = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

interface SceneProps {
  scene: SceneDrawing
  className: string
}

/** An inline picture. Decorative: the text beside it says what it means. */
export function Scene({ scene: { viewBox, drawing }, className }: SceneProps) {
  return (
    <svg className={`scene ${className}`} viewBox={viewBox} {...LINES} aria-hidden="true">
      {drawing}
    </svg>
  )
}
