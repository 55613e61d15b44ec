import type { ReactNode } from 'react'
import './card.css'

interface CardProps {
  title: string
  text: string
  /** A small picture before the title, for the eye alone. */
  icon?: ReactNode
}

export function Card({ title, text, icon }: CardProps) {
  return (
    <li className="card">
      {icon}
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}
