import type { ReactNode } from 'react'
import type { SceneName } from '../scenes/scene-files.tsx'
import { ScenePicture } from '../scenes/scene-picture.tsx'
import './card.css'

interface CardProps {
  title: string
  text: string
  scene: SceneName
  /** Whether it is night around the picture in both color schemes. */
  isNight: boolean
  /** Appended to the text. */
  children?: ReactNode
}

/** A picture with text that describes it. */
export function Card({ title, text, scene, isNight, children }: CardProps) {
  return (
    <li className="card">
      <div className={isNight ? 'card-picture night' : 'card-picture'}>
        <ScenePicture name={scene} />
      </div>
      <div className="card-words">
        <h3>{title}</h3>
        <p>
          {text}
          {children}
        </p>
      </div>
    </li>
  )
}
