import type { InputHTMLAttributes } from 'react'
import './choice-button.css'

/** A radio input that looks like a button. */
export function ChoiceButton({ children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="choice-button">
      {/* Not restored by browsers on reload or Back, as if it had been chosen. */}
      <input type="radio" autoComplete="off" {...input} />
      <span>{children}</span>
    </label>
  )
}
