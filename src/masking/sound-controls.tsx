import { sound } from '../content/sound.ts'
import { ChoiceButton } from '../ui/choice-button.tsx'
import { hasSoundStarted, soundCaptionIdOf } from './player.ts'
import { PITCHES, PLAYBACK_SECONDS } from './score.ts'
import { SoundButton } from './sound-button.tsx'
import './sound-controls.css'
import type { PlayerControls } from './use-player.ts'

/** The notice, the two buttons that play and stop the sound and set its level, and its pitch. */
export function SoundControls({ controls }: { controls: PlayerControls }) {
  const { player, send } = controls
  const { playing, pitch, outcome } = player
  return (
    <div className="sound needs-scripts">
      <div className="sound-words one-cell">
        <p id="sound-notice" tabIndex={-1} data-opaque={!hasSoundStarted(player)}>
          {sound.notice}
        </p>
        <p className="visually-hidden">{sound.captionsPrefix}</p>
        <div className="sound-now">
          <ul className="one-cell">
            {sound.captions.map(({ id, text, limit }) => (
              <li key={id} data-opaque={id === soundCaptionIdOf(player)}>
                <strong>{text}</strong>
                {limit && ` ${sound.limitPrefix} ${limit}`}
              </li>
            ))}
          </ul>
          <p className="sound-help" data-shown={hasSoundStarted(player)}>
            <strong>{sound.nothingHeard.question}</strong> {sound.nothingHeard.text}
          </p>
        </div>
      </div>
      <div className="sound-buttons">
        <progress aria-hidden="true" max={PLAYBACK_SECONDS} value={playing?.secondsPlayed ?? 0} />
        <SoundButton controls={controls} program="stages" />
        <SoundButton controls={controls} program="hiss" />
      </div>
      <fieldset className="sound-pitch">
        <legend>{sound.pitchPickerLabel}</legend>
        {PITCHES.map((offered) => (
          <ChoiceButton
            key={offered.id}
            name="pitch"
            id={`pitch-${offered.id}`}
            checked={offered === pitch}
            choose={() => send({ type: 'choose pitch', pitch: offered })}
          >
            {sound.pitches[offered.id]}
          </ChoiceButton>
        ))}
      </fieldset>
      <div className="sound-outcome one-cell">
        <p data-shown={!outcome}>{sound.onlyAnExample}</p>
        <p data-shown={outcome === 'ended'}>
          {sound.afterEnd.text} <a href="#waitlist">{sound.afterEnd.joinLabel}</a>
        </p>
        <p data-shown={outcome === 'failed'}>{sound.announcements.failed}</p>
        <p data-shown={outcome === 'unsupported'}>{sound.announcements.unsupported}</p>
      </div>
    </div>
  )
}
