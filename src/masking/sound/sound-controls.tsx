import { ANCHORS } from '../../content/anchors.ts'
import { hero } from '../../content/hero.ts'
import { sound } from '../../content/sound.ts'
import { Icon } from '../../ui/icon.tsx'
import { PitchButtons } from './pitch-buttons.tsx'
import { type SoundProps, useSound } from './use-sound.ts'
import './sound.css'

const NOTICE = sound.notice.join(' ')

/**
 * The notice, the button that plays and stops the sound, and its level and pitch. What takes turns in
 * one place is always there, so that a press moves nothing. Each changing text is the only child of its
 * element: page translators replace text nodes, and React throws when it inserts a node before one
 * that is gone.
 */
export function SoundControls(props: SoundProps) {
  const { stage, isSoundOn } = props.stages
  const { phase, level, pitch, toggle, nextLevel, choosePitch } = useSound(props)
  const label = isSoundOn ? sound.stopLabel : sound.hearLabel
  return (
    <div className="sound needs-scripts" data-phase={phase}>
      {/* Reaches up to the top of the picture, so that a link to it brings both into view. */}
      <p className="sound-notice" id="sound-notice" tabIndex={-1}>
        <span>{NOTICE}</span>
      </p>
      <ol className="visually-hidden">
        {sound.captions.map(({ id, text, limit }) => (
          <li key={id}>{limit ? `${text} ${sound.limitLead} ${limit}` : text}</li>
        ))}
      </ol>
      {/* In the notice's place during playback. Screen readers get the list above instead. */}
      <div className="sound-captions" aria-hidden="true" data-longest={NOTICE}>
        {sound.captions.map(({ id, text, limit }, index) => (
          <p key={id} data-shown={index === stage}>
            {text}
            {limit && <span className="sound-limit">{`${sound.limitLead} ${limit}`}</span>}
          </p>
        ))}
      </div>
      <div className="sound-buttons">
        <button
          type="button"
          className="button button-primary"
          aria-describedby="sound-notice"
          onClick={({ currentTarget, detail }) => toggle(currentTarget, detail)}
        >
          <Icon name={isSoundOn ? 'stop' : 'sound'} />
          <span key={label}>{label}</span>
        </button>
        <button type="button" className="button button-secondary sound-level" onClick={nextLevel}>
          {sound.levels[level]?.label}
        </button>
      </div>
      <PitchButtons current={pitch} onChoose={choosePitch} />
      <SoundNote />
    </div>
  )
}

/** Before, during and after playback. */
function SoundNote() {
  const { onlyAnExample, nothingHeard, afterwards } = sound
  return (
    <div className="sound-note">
      <p id="sound-example">{onlyAnExample}</p>
      <p className="sound-nothing">
        <strong>{nothingHeard.lead}</strong>
        {` ${nothingHeard.text}`}
      </p>
      <p className="sound-afterwards">
        {`${afterwards} `}
        <a href={`#${ANCHORS.waitlist}`}>{hero.joinLabel}</a>
      </p>
    </div>
  )
}
