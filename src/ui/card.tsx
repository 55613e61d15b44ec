import type { ReactNode } from 'react'
import './card.css'

interface CardProps {
  title: string
  text: string
  /** A small decorative picture before the title. */
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
