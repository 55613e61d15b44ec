import { masking } from '../copy/masking.ts'
import './stage-picker.css'

interface StagePickerProps {
  /** Index of the stage in the picture. */
  current: number
  /** Until scripts run, the buttons keep their place, unseen. */
  isReady: boolean
  onChoose: (index: number) => void
  onFocusChange: (isFocused: boolean) => void
}

/** Buttons that show a stage by its name. */
export function StagePicker({ current, isReady, onChoose, onFocusChange }: StagePickerProps) {
  return (
    <fieldset className="stage-picker" hidden={!isReady}>
      <legend className="visually-hidden">{masking.stagePickerLabel}</legend>
      {masking.stages.map(({ id, name }, index) => (
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
      ))}
    </fieldset>
  )
}
