import type { ReactNode } from 'react'

interface SectionProps {
  /** The section's anchor; its heading's id follows from it. */
  anchor: string
  title: string
  /** What the title needs said right beneath it. */
  qualifier?: string
  className?: string
  children: ReactNode
}

export function Section({ anchor, title, qualifier, className = '', children }: SectionProps) {
  const headingId = `${anchor}-title`
  return (
    <section id={anchor} className={`section ${className}`} aria-labelledby={headingId}>
      <div className="page-width section-body">
        <div className="section-heading">
          <h2 id={headingId}>{title}</h2>
          {qualifier && <p className="section-qualifier">{qualifier}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
