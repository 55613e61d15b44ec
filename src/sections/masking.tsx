import type { ReactNode } from 'react'
import { ANCHORS } from '../chrome/site-links.ts'
import { hear } from '../copy/hear.ts'
import { masking } from '../copy/masking.ts'
import { hearTheStages } from '../copy/site-facts.ts'
import { ScenePicture } from '../scenes/scene-picture.tsx'
import { Section } from '../ui/section.tsx'

interface MaskingProps {
  /** The illustration, an island. */
  children?: ReactNode
}

export function Masking({ children }: MaskingProps) {
  return (
    <Section anchor={ANCHORS.masking} title={masking.title} qualifier={masking.qualifier}>
      {children}
      <ol className="stage-list" aria-label={masking.stageListLabel}>
        {masking.stages.map(({ id, name, text }) => (
          <li key={id} className="stage">
            <ScenePicture name={id} />
            <h3>{name}</h3>
            <p>{text}</p>
            {hearTheStages && <SoundLimit stageId={id} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The limits of the sound, which must not disappear with its captions. */
function SoundLimit({ stageId }: { stageId: string }) {
  const caption = hear.captions.find(({ id }) => id === stageId)
  if (!caption || !('limit' in caption)) return null
  return <p className="stage-sound needs-scripts">{`${hear.limitLead} ${caption.limit}`}</p>
}
