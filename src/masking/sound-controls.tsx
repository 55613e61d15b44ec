import { ANCHORS } from '../content/anchors.ts'
import { masking } from '../content/masking.ts'
import { sound } from '../content/sound.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { ChoiceButton } from './choice-button.tsx'
import { PITCHES } from './score.ts'
import './sound-controls.css'
import { Turns } from './turns.tsx'
import type { usePlayer } from './use-player.ts'

const LEVELS = Object.fromEntries(sound.levels.map(({ label }, index) => [`level-${index}`, label]))

const NOTES = {
  untried: sound.onlyAnExample,
  playing: (
    <>
      <strong>{sound.nothingHeard.lead}</strong> {sound.nothingHeard.text}
    </>
  ),
  ended: (
    <>
      {sound.afterwards.text} <a href={`#${ANCHORS.waitlist}`}>{sound.afterwards.joinLabel}</a>
    </>
  ),
  failed: sound.status.failed,
}

/** The notice, the two buttons that play and stop the sound and set its level, and its pitch. */
export function SoundControls({ player }: { player: ReturnType<typeof usePlayer> }) {
  const { way, stage, level, pitch, outcome, press, choosePitch } = player
  const isHydrated = useIsHydrated()
  const captionShown = way === 'hiss' ? 'hiss' : way && masking.stages[stage]?.id
  return (
    <div className="sound needs-scripts">
      <div className="sound-words turns">
        <p id="sound-notice" tabIndex={-1} data-shown={!way}>
          {sound.notice}
        </p>
        <ul className="sound-captions">
          {sound.captions.map(({ id, text, limit }) => (
            <li key={id} data-shown={id === captionShown}>
              <strong>{text}</strong>
              {limit && <span>{` ${sound.limitLead} ${limit}`}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div className="sound-buttons">
        {(['stages', 'hiss'] as const).map((offered) => {
          const isLevel = way && way !== offered
          return (
            <button
              key={offered}
              type="button"
              className={`button button-${offered === (way ?? 'stages') ? 'primary' : 'secondary'}`}
              disabled={!isHydrated}
              aria-describedby={isLevel ? undefined : 'sound-notice'}
              onClick={({ currentTarget, detail }) => press(offered, currentTarget, detail)}
            >
              <Turns
                texts={{ hear: sound.hearLabels[offered], stop: sound.stopLabel, ...LEVELS }}
                shown={isLevel ? `level-${level}` : way ? 'stop' : 'hear'}
              />
            </button>
          )
        })}
      </div>
      <fieldset className="sound-pitch" disabled={!isHydrated}>
        <legend>{sound.pitchPickerLabel}</legend>
        {PITCHES.map(({ id }, index) => (
          <ChoiceButton
            key={id}
            name="pitch"
            checked={index === pitch}
            onChange={() => choosePitch(index)}
          >
            {sound.pitches[id]}
          </ChoiceButton>
        ))}
      </fieldset>
      <div className="sound-note">
        <Turns texts={NOTES} shown={way ? 'playing' : (outcome ?? 'untried')} />
      </div>
    </div>
  )
}
