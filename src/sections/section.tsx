import type { ReactNode } from 'react'
import './section.css'

interface SectionProps {
  /** A line above the title, where the title alone could mislead. */
  eyebrow?: string
  /** The heading's id, which links target, and the section's class. */
  anchor: string
  title: string
  /** Right beneath the title. */
  subtitle?: string
  children: ReactNode
}

/** The heading is focusable, so that screen readers announce it to whoever follows a link. */
export function Section({ eyebrow, anchor, title, subtitle, children }: SectionProps) {
  return (
    <section className={`section ${anchor}`}>
      <div className="page-width section-body">
        <div className="section-heading">
          <hgroup>
            {eyebrow && <p className="section-eyebrow">{eyebrow}</p>}
            <h2 id={anchor} tabIndex={-1}>
              {title}
            </h2>
          </hgroup>
          {subtitle && <p className="section-subtitle">{subtitle}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
