import type { ReactNode } from 'react'

interface ProseProps {
  /** Markdown rendered by Astro. */
  children?: ReactNode
}

export function Prose({ children }: ProseProps) {
  return <div className="prose">{children}</div>
}
