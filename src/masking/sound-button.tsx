import { sound } from '../content/sound.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { actionOf, hasSoundStarted } from './player.ts'
import { LEVELS_DBFS, type ProgramId, SOFTEST } from './score.ts'
import type { PlayerControls } from './use-player.ts'

const levelLabels = LEVELS_DBFS.map((_, index) =>
  sound.levelLabel(SOFTEST + index, LEVELS_DBFS.length),
)

interface SoundButtonProps {
  controls: PlayerControls
  program: ProgramId
}

/** Plays its program, then stops it; while the other program plays, it sets the level. */
export function SoundButton({ controls, program }: SoundButtonProps) {
  const { player, send, start } = controls
  const isHydrated = useIsHydrated()
  const action = actionOf(player, program)
  const isStarting = player.playing !== undefined && !hasSoundStarted(player)
  const isPrimary = program === (player.playing?.program ?? 'stages')
  const labels = {
    start: sound.hearLabels[program],
    stop: sound.stopLabel,
    'change level': sound.levelLabel(player.playing?.level ?? SOFTEST, LEVELS_DBFS.length),
  }
  return (
    <button
      type="button"
      className={`sound-button button button-${isPrimary ? 'primary' : 'secondary'}`}
      aria-disabled={!isHydrated || (isStarting && action === 'change level') || undefined}
      aria-label={labels[action]}
      // Always there: if it came back at the end, Orca in Chromium would read it before announcing the end.
      aria-describedby="sound-notice"
      onClick={({ currentTarget, detail }) => {
        if (action === 'start') start(program, currentTarget)
        else send({ type: action, clickCount: detail })
      }}
    >
      {/* Labels take turns in one cell, so that a change moves nothing. All stay in the page: translators
          replace text nodes, which React could not change afterwards. Screen readers hear `aria-label`,
          because Orca in Firefox loses its place where texts in a focused button take turns. */}
      <span className="one-cell" aria-hidden="true">
        {[labels.start, labels.stop, ...levelLabels].map((label) => (
          <span key={label} data-shown={label === labels[action]}>
            {label}
          </span>
        ))}
      </span>
    </button>
  )
}
