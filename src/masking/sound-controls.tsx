import { sound as words } from '../content/sound.ts'
import { ChoiceButton } from '../ui/choice-button.tsx'
import { captionOf, hasSoundStarted } from './player.ts'
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
        <p id="sound-notice" tabIndex={-1} data-transparent={hasSoundStarted(player)}>
          {words.notice}
        </p>
        <p className="visually-hidden">{words.captionsPrefix}</p>
        <div className="sound-now">
          <ul className="one-cell">
            {words.captions.map(({ id, text, limit }) => (
              <li key={id} data-transparent={id !== captionOf(player)}>
                <strong>{text}</strong>
                {limit && ` ${words.limitPrefix} ${limit}`}
              </li>
            ))}
          </ul>
          <p className="sound-help" data-shown={hasSoundStarted(player)}>
            <strong>{words.nothingHeard.question}</strong> {words.nothingHeard.text}
          </p>
        </div>
      </div>
      <div className="sound-buttons">
        <progress aria-hidden="true" max={PLAYBACK_SECONDS} value={playing?.second ?? 0} />
        <SoundButton controls={controls} program="stages" />
        <SoundButton controls={controls} program="hiss" />
      </div>
      <fieldset className="sound-pitch">
        <legend>{words.pitchPickerLabel}</legend>
        {PITCHES.map((offered) => (
          <ChoiceButton
            key={offered.id}
            name="pitch"
            id={`pitch-${offered.id}`}
            checked={offered === pitch}
            choose={() => send({ type: 'choose pitch', pitch: offered })}
          >
            {words.pitches[offered.id]}
          </ChoiceButton>
        ))}
      </fieldset>
      <div className="sound-outcome one-cell">
        <p data-shown={!outcome}>{words.onlyAnExample}</p>
        <p data-shown={outcome === 'ended'}>
          {words.afterEnd.text} <a href="#waitlist">{words.afterEnd.joinLabel}</a>
        </p>
        <p data-shown={outcome === 'failed'}>{words.announcements.failed}</p>
        <p data-shown={outcome === 'unsupported'}>{words.announcements.unsupported}</p>
      </div>
    </div>
  )
}
