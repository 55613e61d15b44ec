import { masking } from '../copy/masking.ts'
import { stages } from './stages.ts'

interface StageListProps {
  /** Index of the stage that the picture shows. */
  current: number
}

/** All four stages in words, always on screen; the current one is marked by words and a bar. */
export function StageList({ current }: StageListProps) {
  return (
    <ol className="stage-list" aria-label={masking.stageListLabel}>
      {stages.map(({ id, name, text }, index) => (
        <li key={id} className="stage" data-current={index === current}>
          <h3 className="stage-name">{name}</h3>
          <p className="stage-mark" aria-hidden="true">
            {masking.currentMark}
          </p>
          <p className="stage-text">{text}</p>
        </li>
      ))}
    </ol>
  )
}
