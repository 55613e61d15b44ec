import { sound } from '../../copy/sound.ts'
import { Icon } from '../../ui/icon.tsx'
import { PitchButtons } from './pitch-buttons.tsx'
import { type SoundProps, useSound } from './use-sound.ts'

/**
 * The notice, the button that plays and stops the sound, and its pitch. Each changing text is the only child
 * of its element: page translators replace text nodes, and React throws when it inserts a node
 * before one that is gone.
 */
export function SoundControls(props: SoundProps) {
  const { stage, isSoundOn } = props.stages
  const { isAudible, hasEnded, step, toggle, raiseStep, setPitch } = useSound(props)
  return (
    <div className="sound needs-scripts">
      <p className="sound-notice" id="sound-notice" tabIndex={-1}>
        {sound.notice.join(' ')}
      </p>
      {/* The bar shows one caption at a time, and only while the sound plays. */}
      <ol className="visually-hidden">
        {sound.captions.map((caption) => (
          <li key={caption.id}>
            {caption.limit ? `${caption.text} ${sound.barLead} ${caption.limit}` : caption.text}
          </li>
        ))}
      </ol>
      <div className="sound-bar" data-on={isSoundOn}>
        {isAudible && <SoundCaption stage={stage} />}
        <button
          type="button"
          className={`button ${isSoundOn ? 'button-primary' : 'button-secondary'}`}
          aria-describedby="sound-notice"
          onClick={toggle}
        >
          <Icon name={isSoundOn ? 'stop' : 'sound'} />
          <span>{isSoundOn ? sound.stopLabel : sound.hearLabel}</span>
        </button>
        {isAudible && (
          <button type="button" className="button button-secondary sound-level" onClick={raiseStep}>
            {sound.levels[step]?.label}
          </button>
        )}
        <PitchButtons onChoose={setPitch} />
      </div>
      <p className="sound-example" id="sound-example">
        {sound.onlyAnExample}
      </p>
      {hasEnded && <IfYouHearNothing />}
    </div>
  )
}

interface SoundCaptionProps {
  /** Index of the audible stage. */
  stage: number
}

/**
 * All captions are stacked, so that the box is as tall as the longest and nothing jumps. Screen
 * readers get the list before the button instead.
 */
function SoundCaption({ stage }: SoundCaptionProps) {
  return (
    <div className="sound-words">
      <p className="sound-caption" aria-hidden="true">
        {sound.captions.map((caption, index) => (
          <span key={caption.id} data-shown={index === stage}>
            {`${caption.text} `}
            {caption.limit && (
              <span className="sound-limit">{`${sound.barLead} ${caption.limit}`}</span>
            )}
          </span>
        ))}
      </p>
      <IfYouHearNothing />
    </div>
  )
}

/** In the bar during playback, beneath it afterwards. */
function IfYouHearNothing() {
  const { lead, text } = sound.nothingHeard
  return (
    <p className="sound-nothing">
      <strong>{lead}</strong>
      {` ${text}`}
    </p>
  )
}
