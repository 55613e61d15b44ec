import { masking, type StageId } from '../content/masking.ts'
import { ChoiceButton } from '../ui/choice-button.tsx'
import './stage-buttons.css'
import type { PlayerControls } from './use-player.ts'

/** They also work without scripts, because CSS shows the chosen stage. On phones, they show numbers. */
export function StageButtons({ controls }: { controls?: PlayerControls }) {
  const choose = (stage: StageId) => controls?.send({ type: 'choose stage', stage })
  return (
    <fieldset className="stage-buttons">
      <legend className="visually-hidden">{masking.stagePickerLabel}</legend>
      {masking.stages.map(({ id, name }, index) => (
        <ChoiceButton
          key={id}
          name="stage"
          id={`stage-${id}`}
          aria-describedby={`caption-${id}`}
          checked={controls && id === controls.player.stage}
          choose={() => choose(id)}
          // A click on the current stage also stops the animation, but fires no change event.
          onClick={() => id === controls?.player.stage && choose(id)}
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
