import { sound } from '../../content/sound.ts'
import { PITCHES } from './pitches.ts'

interface PitchButtonsProps {
  /** Index of the chosen pitch. */
  current: number
  onChoose: (pitch: number) => void
}

export function PitchButtons({ current, onChoose }: PitchButtonsProps) {
  return (
    <fieldset className="sound-pitch" aria-describedby="sound-example">
      <legend>{sound.pitchPickerLabel}</legend>
      {PITCHES.map(({ id }, index) => (
        <label key={id} className="choice-button">
          <input
            type="radio"
            name="pitch"
            id={`pitch-${id}`}
            checked={index === current}
            // Stops browsers from restoring the choice on reload or Back.
            autoComplete="off"
            onChange={() => onChoose(index)}
          />
          <span>{sound.pitches[id]}</span>
        </label>
      ))}
    </fieldset>
  )
}
