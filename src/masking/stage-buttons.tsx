import { masking } from '../copy/masking.ts'
import { captionId } from './stage-words.tsx'

interface StageButtonsProps {
  /** Index of the stage in the picture. */
  current: number
  onChoose: (index: number) => void
  onFocusChange?: (isFocused: boolean) => void
}

/** The style sheet shows what belongs to the chosen stage, so they work without scripts too. */
export function StageButtons({ current, onChoose, onFocusChange }: StageButtonsProps) {
  return (
    <fieldset className="stage-buttons">
      <legend className="visually-hidden">{masking.stagePickerLabel}</legend>
      {masking.stages.map(({ id, name }, index) => (
        <label key={id} className="stage-button">
          <input
            type="radio"
            name="stage"
            id={`stage-${id}`}
            aria-describedby={captionId(id)}
            checked={index === current}
            // Keeps browsers from restoring a stage on reload or Back, as if it had been chosen.
            autoComplete="off"
            onChange={() => onChoose(index)}
            // A press on the chosen stage holds it too, but fires no change.
            onClick={() => index === current && onChoose(index)}
            onFocus={() => onFocusChange?.(true)}
            onBlur={() => onFocusChange?.(false)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
