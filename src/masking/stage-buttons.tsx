import { masking } from '../content/masking.ts'
import { captionId } from './stage-words.tsx'
import './choice-button.css'

interface StageButtonsProps {
  /** Index of the stage in the picture. */
  current: number
  onChoose: (index: number) => void
  onFocusChange?: (isFocused: boolean) => void
}

/** CSS shows the content of the chosen stage, so the buttons also work without scripts. */
export function StageButtons({ current, onChoose, onFocusChange }: StageButtonsProps) {
  return (
    <fieldset className="stage-buttons">
      <legend className="visually-hidden">{masking.stagePickerLabel}</legend>
      {masking.stages.map(({ id, name }, index) => (
        <label key={id} className="choice-button">
          <input
            type="radio"
            name="stage"
            id={`stage-${id}`}
            aria-describedby={captionId(id)}
            checked={index === current}
            // Stops browsers from restoring a stage on reload or Back, as if it had been chosen.
            autoComplete="off"
            onChange={() => onChoose(index)}
            // Clicking the current stage pins it too, but fires no change event.
            onClick={() => index === current && onChoose(index)}
            onFocus={() => onFocusChange?.(true)}
            onBlur={() => onFocusChange?.(false)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
