import { masking } from '../content/masking.ts'
import { Icon } from '../ui/icon.tsx'
import './stage-words.css'

/** Id of the caption that describes a stage's button. */
export const captionId = (stageId: string) => `caption-${stageId}`

/**
 * The axis labels, then the names and captions of all stages, stacked so that the box always fits
 * the longest; CSS shows those of the chosen stage.
 */
export function StageWords() {
  const { pitch, pitchLow, pitchHigh } = masking.axes
  return (
    <>
      <p className="masking-pitch">
        <span>{pitchLow}</span>
        <span>
          {`${pitch} `}
          <Icon name="right" />
        </span>
        <span>{pitchHigh}</span>
      </p>
      <div className="stage-words">
        {masking.stages.map(({ id, name, caption }) => (
          <div key={id} data-stage={id}>
            <p className="stage-words-name">{name}</p>
            <p id={captionId(id)}>{caption}</p>
          </div>
        ))}
      </div>
    </>
  )
}
