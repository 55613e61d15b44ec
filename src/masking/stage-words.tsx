import { masking } from '../copy/masking.ts'

/**
 * Name, text and caption of every stage, one upon another, so that there is always room for the
 * longest; the style sheet shows those of the chosen stage.
 */
export function StageWords() {
  const { pitch, pitchLow, pitchHigh } = masking.axes
  return (
    <>
      <div className="masking-axis">
        <p className="masking-pitch">
          <span>{pitchLow}</span>
          <span>{`${pitch} →`}</span>
          <span>{pitchHigh}</span>
        </p>
        <div className="stage-captions">
          {masking.stages.map(({ id, caption }) => (
            <p key={id} data-stage={id}>
              {caption}
            </p>
          ))}
        </div>
      </div>
      <div className="stage-words">
        {masking.stages.map(({ id, name, text }) => (
          <div key={id} data-stage={id}>
            <p className="stage-words-name">{name}</p>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </>
  )
}
