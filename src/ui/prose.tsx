import type { ReactNode } from 'react'
import './prose.css'

interface ProseProps {
  /** What Astro renders from a Markdown file. */
  children?: ReactNode
}

/** Long text. */
export function Prose({ children }: ProseProps) {
  return <div className="prose">{children}</div>
}
