import type { ReactNode } from 'react'
import './envelope.css'

/** An open envelope with a letter in it, always light like the form. */
export function Envelope({ children }: { children: ReactNode }) {
  return (
    <div className="envelope">
      <Flap className="envelope-back" />
      <div className="envelope-paper day">{children}</div>
      <Flap className="envelope-front" />
    </div>
  )
}

/** As wide as the envelope. */
function Flap({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--hill-3)" d="M0 100L46 8Q50 0 54 8L100 100Z" />
    </svg>
  )
}
