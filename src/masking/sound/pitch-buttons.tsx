import { sound } from '../../copy/sound.ts'

interface PitchButtonsProps {
  /** Called with the index of the pitch. */
  onChoose: (pitch: number) => void
}

/** CSS moves the peak to the chosen pitch. The browser holds the choice, also before hydration. */
export function PitchButtons({ onChoose }: PitchButtonsProps) {
  return (
    <fieldset className="sound-pitch" aria-describedby="sound-example">
      <legend>{sound.pitchPickerLabel}</legend>
      {sound.pitches.map(({ id, name }, index) => (
        <label key={id} className="stage-button">
          <input
            type="radio"
            name="pitch"
            id={`pitch-${id}`}
            value={index}
            defaultChecked={id === 'middle'}
            // Stops browsers from restoring the choice on reload or Back.
            autoComplete="off"
            onChange={() => onChoose(index)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Index of the chosen pitch. */
export function chosenPitch() {
  return Number(document.querySelector<HTMLInputElement>('[name=pitch]:checked')?.value)
}
