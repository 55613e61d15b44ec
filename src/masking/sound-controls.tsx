import type { StageId } from '../content/masking.ts'
import { sound as words } from '../content/sound.ts'
import { ChoiceButton } from '../ui/choice-button.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { ButtonLabel } from './button-label.tsx'
import { PITCHES, type ProgramId } from './score.ts'
import './sound-controls.css'
import type { Sound } from './use-sound.ts'

interface SoundControlsProps {
  sound: Sound
  /** What the picture shows. */
  stage: StageId
}

/** The notice, the two buttons that play and stop the sound and set its level, and its pitch. */
export function SoundControls({ sound, stage }: SoundControlsProps) {
  const { state, program, pitch } = sound
  const isPlaying = state === 'playing'
  const captionShown = isPlaying && (program === 'hiss' ? 'hiss' : stage)
  return (
    <div className="sound needs-scripts">
      <div className="sound-words one-cell">
        <p id="sound-notice" tabIndex={-1} data-shown={!isPlaying}>
          {words.notice}
        </p>
        <p className="visually-hidden">{words.captionsPrefix}</p>
        <ul className="one-cell">
          {words.captions.map(({ id, text, limit }) => (
            <li key={id} data-shown={id === captionShown}>
              <strong>{text}</strong>
              {limit && ` ${words.limitPrefix} ${limit}`}
            </li>
          ))}
        </ul>
      </div>
      <div className="sound-buttons" data-playing={isPlaying || undefined}>
        <SoundButton sound={sound} program="stages" />
        <SoundButton sound={sound} program="hiss" />
      </div>
      <fieldset className="sound-pitch">
        <legend>{words.pitchPickerLabel}</legend>
        {PITCHES.map((offered) => (
          <ChoiceButton
            key={offered.id}
            name="pitch"
            id={`pitch-${offered.id}`}
            checked={offered === pitch}
            choose={() => sound.choosePitch(offered)}
          >
            {words.pitches[offered.id]}
          </ChoiceButton>
        ))}
      </fieldset>
      <div className="sound-note one-cell">
        <p data-shown={state === 'silent' || state === 'starting'}>{words.onlyAnExample}</p>
        <p data-shown={isPlaying}>
          <strong>{words.nothingHeard.question}</strong> {words.nothingHeard.text}
        </p>
        <p data-shown={state === 'ended'}>
          {words.afterEnd.text} <a href="#waitlist">{words.afterEnd.joinLabel}</a>
        </p>
        <p data-shown={state === 'failed'}>{words.announcements.failed}</p>
      </div>
    </div>
  )
}

/** Plays its program, then stops it; while the other program plays, it sets the level. */
function SoundButton({ sound, program }: { sound: Sound; program: ProgramId }) {
  const isHydrated = useIsHydrated()
  const action =
    sound.program === undefined ? 'hear' : sound.program === program ? 'stop' : 'changeLevel'
  const isPrimary = program === (sound.program ?? 'stages')
  const names = {
    hear: words.hearLabels[program],
    stop: words.stopLabel,
    changeLevel: words.levels[sound.level.id].label,
  }
  const levelNames = Object.values(words.levels).map(({ label }) => label)
  return (
    <button
      type="button"
      className={`sound-button button button-${isPrimary ? 'primary' : 'secondary'}`}
      aria-disabled={!isHydrated || undefined}
      aria-label={names[action]}
      // Always: if it came back at the end, Orca in Chromium would read all of it before saying so.
      aria-describedby="sound-notice"
      onClick={({ currentTarget, detail }) => {
        if (action === 'hear') sound.hear(program, currentTarget)
        else if (action === 'stop') sound.stop(detail)
        else sound.changeLevel()
      }}
    >
      <ButtonLabel labels={[names.hear, names.stop, ...levelNames]} shown={names[action]} />
    </button>
  )
}
