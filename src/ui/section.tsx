import type { ReactNode } from 'react'

interface SectionProps {
  /** The id of its heading, where links land, and the class of its styles. */
  anchor: string
  title: string
  /** What the title needs said right beneath it. */
  qualifier?: string
  children: ReactNode
}

/** Links land on its heading: Firefox names only a target that takes the focus to screen readers. */
export function Section({ anchor, title, qualifier, children }: SectionProps) {
  return (
    <section className={`section ${anchor}`}>
      <div className="page-width section-body">
        <div className="section-heading">
          <h2 id={anchor} tabIndex={-1}>
            {title}
          </h2>
          {qualifier && <p className="section-qualifier">{qualifier}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
