import { masking } from '../copy/masking.ts'
import { stages } from './stages.ts'

interface StageListProps {
  /** Index of the stage that the picture shows. */
  current: number
  /** Shows a stage; without it the names are plain headings. */
  onChoose?: (index: number) => void
  /** The focus came to one of the stages (true), or left it. */
  onFocusChange?: (isFocused: boolean) => void
}

/** All four stages in words, always on screen; the current one is marked by words and a bar. */
export function StageList({ current, onChoose, onFocusChange }: StageListProps) {
  return (
    <ol className="stage-list" aria-label={masking.stageListLabel}>
      {stages.map(({ id, name, text }, index) => (
        <li key={id} className="stage" data-current={index === current}>
          <h3>
            {onChoose ? (
              <button
                type="button"
                className="stage-name"
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onChoose(index)}
                onFocus={() => onFocusChange?.(true)}
                onBlur={() => onFocusChange?.(false)}
              >
                {name}
              </button>
            ) : (
              <span className="stage-name">{name}</span>
            )}
          </h3>
          <p className="stage-mark" aria-hidden="true">
            {masking.currentMark}
          </p>
          <p className="stage-text">{text}</p>
        </li>
      ))}
    </ol>
  )
}
