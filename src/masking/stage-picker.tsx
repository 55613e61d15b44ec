import { masking } from '../copy/masking.ts'
import './stage-picker.css'
import { stages } from './stages.ts'

interface StagePickerProps {
  /** Index of the stage that the picture shows. */
  current: number
  /** Before scripts run, only the place of the buttons is kept: they could not do anything yet. */
  isReady: boolean
  onChoose: (index: number) => void
  /** The focus came to one of the buttons (true), or left it. */
  onFocusChange: (isFocused: boolean) => void
}

/** Shows a stage by its name, right beneath the picture, so that the change is in view. */
export function StagePicker({ current, isReady, onChoose, onFocusChange }: StagePickerProps) {
  return (
    <fieldset className="stage-picker" data-ready={isReady}>
      <legend className="visually-hidden">{masking.stagePickerLabel}</legend>
      {stages.map(({ id, name }, index) =>
        isReady ? (
          <button
            key={id}
            type="button"
            className="stage-choice"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onChoose(index)}
            onFocus={() => onFocusChange(true)}
            onBlur={() => onFocusChange(false)}
          >
            {name}
          </button>
        ) : (
          <span key={id} className="stage-choice" aria-hidden="true">
            {name}
          </span>
        ),
      )}
    </fieldset>
  )
}
