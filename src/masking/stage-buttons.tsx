import { masking } from '../content/masking.ts'
import { ChoiceButton } from './choice-button.tsx'

interface StageButtonsProps {
  /** Index of the stage in the picture. */
  current: number
  onChoose: (index: number) => void
  onFocusChange?: (isFocused: boolean) => void
}

/** CSS shows the chosen stage, so they also work without scripts. On phones, they show numbers. */
export function StageButtons({ current, onChoose, onFocusChange }: StageButtonsProps) {
  return (
    <fieldset className="stage-buttons">
      <legend className="visually-hidden">{masking.stagePickerLabel}</legend>
      {masking.stages.map(({ id, name }, index) => (
        <ChoiceButton
          key={id}
          name="stage"
          id={`stage-${id}`}
          aria-describedby={`caption-${id}`}
          checked={index === current}
          onChange={() => onChoose(index)}
          // Clicking the current stage pins it too, but fires no change event.
          onClick={() => index === current && onChoose(index)}
          onFocus={() => onFocusChange?.(true)}
          onBlur={() => onFocusChange?.(false)}
        >
          <span className="visually-hidden">{`${index + 1} ${name}`}</span>
          <span className="on-phones" aria-hidden="true">
            {index + 1}
          </span>
          <span className="beyond-phones" aria-hidden="true">
            {name}
          </span>
        </ChoiceButton>
      ))}
    </fieldset>
  )
}
