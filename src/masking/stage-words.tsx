import { masking } from '../copy/masking.ts'

/** The caption that describes a stage's button. */
export const captionId = (stageId: string) => `caption-${stageId}`

/**
 * The axis, then name and caption of every stage, one upon another, so that there is always room
 * for the longest; the style sheet shows those of the chosen stage.
 */
export function StageWords() {
  const { pitch, pitchLow, pitchHigh } = masking.axes
  return (
    <>
      <p className="masking-pitch">
        <span>{pitchLow}</span>
        <span>{`${pitch} →`}</span>
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
