import type { ReactNode } from 'react'
import './card.css'

interface CardProps {
  title: string
  text: string
  scene: ReactNode
  /** Whether it is night in and around the scene in both color schemes. */
  isNight?: boolean
  /** Below the text. */
  children?: ReactNode
}

/** A scene with text that describes it. */
export function Card({ title, text, scene, isNight = false, children }: CardProps) {
  return (
    <li className="card">
      <div className={isNight ? 'card-scene night' : 'card-scene'}>{scene}</div>
      <div className="card-words">
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </li>
  )
}
