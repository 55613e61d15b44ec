import type { ReactNode } from 'react'
import './card.css'

interface CardProps {
  title: string
  text: string
  picture: ReactNode
  /** Whether it is night in and around the picture in both color schemes. */
  isNight?: boolean
  /** Appended to the text. */
  children?: ReactNode
}

/** A picture with text that describes it. */
export function Card({ title, text, picture, isNight = false, children }: CardProps) {
  return (
    <li className="card">
      <div className={isNight ? 'card-picture night' : 'card-picture'}>{picture}</div>
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
