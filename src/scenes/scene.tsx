import type { ReactNode } from 'react'
import './scene.css'

export interface SceneDrawing {
  viewBox: string
  /** Shapes, whose colors are tokens. */
  drawing: ReactNode
}

export const defineScene = (viewBox: string, drawing: ReactNode): SceneDrawing => ({
  viewBox,
  drawing,
})

/** Default paint. */
export const PAINT = {
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

interface SceneProps {
  scene: SceneDrawing
  className: string
}

/** An inline picture. Decorative: the text beside it says what it means. */
export function Scene({ scene: { viewBox, drawing }, className }: SceneProps) {
  return (
    <svg className={`scene ${className}`} viewBox={viewBox} {...PAINT} aria-hidden="true">
      {drawing}
    </svg>
  )
}
