import type { ReactNode } from 'react'
import { masking } from '../content/masking.ts'
import { StageChart } from '../masking/chart.tsx'
import { Section } from './section.tsx'
import './masking.css'

/** @param children the illustration, an island */
export function Masking({ children }: { children?: ReactNode }) {
  return (
    <Section
      eyebrow={masking.eyebrow}
      anchor="masking"
      title={masking.title}
      subtitle={masking.subtitle}
    >
      {children}
      <ol className="stage-list" aria-label={masking.stageListLabel}>
        {masking.stages.map(({ id, name, text, ...stage }) => (
          <li key={id} className="stage">
            <StageChart stage={id} className="stage-chart" />
            <h3>{name}</h3>
            <p>
              {text} {'more' in stage && <a href={stage.more.href}>{stage.more.label}</a>}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
