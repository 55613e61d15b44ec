import { type InputHTMLAttributes, useEffectEvent, useLayoutEffect, useRef } from 'react'
import './choice-button.css'

interface ChoiceButtonProps extends InputHTMLAttributes<HTMLInputElement> {
  choose: () => void
}

/** A radio input that looks like a button. What was chosen before hydration stays chosen. */
export function ChoiceButton({ choose, children, ...input }: ChoiceButtonProps) {
  const ref = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    if (ref.current?.checked && !input.checked) choose()
  })
  useLayoutEffect(() => takeOver(), [])
  return (
    <label className="choice-button one-cell">
      {/* Not restored by browsers on reload or Back, as if it had been chosen. */}
      <input type="radio" autoComplete="off" ref={ref} onChange={choose} {...input} />
      <span>{children}</span>
    </label>
  )
}
