import { masking } from '../copy/masking.ts'
import { stages } from './stages.ts'

interface StageListProps {
  /** Index of the stage that the picture shows. */
  current: number
}

/**
 * All four stages in words, always on screen; the current one is marked by words and a bar.
 * The mark's place is at the end of a line that each stage has, so that it leaves no gap.
 */
export function StageList({ current }: StageListProps) {
  return (
    <ol className="stage-list" aria-label={masking.stageListLabel}>
      {stages.map(({ id, name, text }, index) => (
        <li key={id} className="stage" data-current={index === current}>
          <p className="stage-number" aria-hidden="true">
            {`${masking.stageNumberLabel} ${index + 1}`}
            <span className="stage-mark">{masking.currentMark}</span>
          </p>
          <h3 className="stage-name">{name}</h3>
          <p className="stage-text">{text}</p>
        </li>
      ))}
    </ol>
  )
}
