import { Square, Volume2 } from 'lucide-react'
import { hear } from '../../copy/hear.ts'
import { PitchButtons } from './pitch-buttons.tsx'
import { type HearProps, useHear } from './use-hear.ts'

/**
 * The notice, the button that plays and stops the sound, and its pitch. Each changing text is the only child
 * of its element: page translators replace text nodes, and React throws when it inserts a node
 * before one that is gone.
 */
export function Hear(props: HearProps) {
  const { stage, isSoundOn } = props.stages
  const { isPlaying, hasEnded, step, toggle, raiseStep, setPitch } = useHear(props)
  const Icon = isSoundOn ? Square : Volume2
  return (
    <div className="hear needs-scripts">
      <p className="hear-notice" id="hear-notice" tabIndex={-1}>
        {hear.notice.join(' ')}
      </p>
      {/* The bar shows one caption at a time, and only while the sound plays. */}
      <ol className="visually-hidden">
        {hear.captions.map((caption) => (
          <li key={caption.id}>
            {'limit' in caption ? `${caption.text} ${hear.barLead} ${caption.limit}` : caption.text}
          </li>
        ))}
      </ol>
      <div className="hear-bar" data-on={isSoundOn}>
        {isPlaying && <HearCaption stage={stage} />}
        <button
          type="button"
          className={`button ${isSoundOn ? 'button-primary' : 'button-secondary'}`}
          aria-describedby="hear-notice"
          onClick={toggle}
        >
          <Icon className="icon" aria-hidden="true" />
          <span>{isSoundOn ? hear.stopLabel : hear.hearLabel}</span>
        </button>
        {isPlaying && (
          <button type="button" className="button button-secondary hear-level" onClick={raiseStep}>
            {hear.levels[step]?.label}
          </button>
        )}
        <PitchButtons onChoose={setPitch} />
      </div>
      <p className="hear-example" id="hear-example">
        {hear.onlyAnExample}
      </p>
      {hasEnded && <HearNothing />}
    </div>
  )
}

interface HearCaptionProps {
  /** Index of the audible stage. */
  stage: number
}

/**
 * All captions are stacked, so that the box is as tall as the longest and nothing jumps. Screen
 * readers get the list before the button instead.
 */
function HearCaption({ stage }: HearCaptionProps) {
  return (
    <div className="hear-words">
      <p className="hear-caption" aria-hidden="true">
        {hear.captions.map((caption, index) => (
          <span key={caption.id} data-shown={index === stage}>
            {`${caption.text} `}
            {'limit' in caption && (
              <span className="hear-limit">{`${hear.barLead} ${caption.limit}`}</span>
            )}
          </span>
        ))}
      </p>
      <HearNothing />
    </div>
  )
}

/** In the bar during playback, beneath it afterwards. */
function HearNothing() {
  const { lead, text } = hear.nothingHeard
  return (
    <p className="hear-nothing">
      <strong>{lead}</strong>
      {` ${text}`}
    </p>
  )
}
