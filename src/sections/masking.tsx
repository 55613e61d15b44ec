import type { ReactNode } from 'react'
import { ANCHORS } from '../chrome/site-links.ts'
import { masking } from '../copy/masking.ts'
import { ScenePicture } from '../scenes/scene-picture.tsx'
import { Section } from '../ui/section.tsx'

interface MaskingProps {
  /** The illustration, which hydrates by itself. */
  children?: ReactNode
}

export function Masking({ children }: MaskingProps) {
  return (
    <Section anchor={ANCHORS.masking} title={masking.title} qualifier={masking.qualifier}>
      {children}
      <ol className="stage-list" aria-label={masking.stageListLabel}>
        {masking.stages.map(({ id, name, caption, text }) => (
          <li key={id} className="stage">
            <div className="stage-still">
              <ScenePicture name={id} />
              <p>{caption}</p>
            </div>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
