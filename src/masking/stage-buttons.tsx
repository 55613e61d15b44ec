import { masking } from '../content/masking.ts'
import { ChoiceButton } from '../ui/choice-button.tsx'
import './stage-buttons.css'
import type { Stages } from './use-stages.ts'

/** CSS shows the chosen stage, so they also work without scripts. On phones, they show numbers. */
export function StageButtons({ stages }: { stages?: Stages }) {
  return (
    <fieldset className="stage-buttons">
      <legend className="visually-hidden">{masking.stagePickerLabel}</legend>
      {masking.stages.map(({ id, name }, index) => (
        <ChoiceButton
          key={id}
          name="stage"
          id={`stage-${id}`}
          aria-describedby={`caption-${id}`}
          checked={stages && id === stages.stage}
          choose={() => stages?.chooseStage(id)}
          // Clicking the current stage pins it too, but fires no change event.
          onClick={() => id === stages?.stage && stages.chooseStage(id)}
        >
          <span className="visually-hidden">{`${index + 1} ${name}`}</span>
          <span aria-hidden="true">
            <span className="stage-number">{index + 1}</span>
            <span className="stage-name">{name}</span>
          </span>
        </ChoiceButton>
      ))}
    </fieldset>
  )
}
