import type { ReactNode } from 'react'

/** Both drawings stretch with the paper, whatever its height. */
const STRETCHED = {
  viewBox: '0 0 100 100',
  preserveAspectRatio: 'none',
} as const

interface EnvelopeProps {
  /** What is written on the paper. */
  children: ReactNode
}

/** An open envelope with a letter in it, light by day and by night. */
export function Envelope({ children }: EnvelopeProps) {
  return (
    <div className="envelope">
      <svg className="scene envelope-back" {...STRETCHED} aria-hidden="true">
        <path className="hill-3" d="M0 36L50 0 100 36V36.2H0Z" />
        <path className="hill-2" d="M0 36H100V100H0Z" />
      </svg>
      <div className="envelope-paper">{children}</div>
      <svg className="scene envelope-pocket" {...STRETCHED} aria-hidden="true">
        <path className="hill-2" d="M2 2L50 56 98 2V100H2Z" />
        <path className="hill-3" d="M0 100L46 47Q50 41 54 47L100 100Z" />
      </svg>
    </div>
  )
}
