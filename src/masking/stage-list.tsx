import { masking } from '../copy/masking.ts'

interface StageListProps {
  /** Index of the stage in the picture. */
  current: number
}

/** All four stages in words, always visible. Each keeps room for the mark of the current one. */
export function StageList({ current }: StageListProps) {
  return (
    <ol className="stage-list" aria-label={masking.stageListLabel}>
      {masking.stages.map(({ id, name, text }, index) => (
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
