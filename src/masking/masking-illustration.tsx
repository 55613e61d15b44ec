import { islandFailed } from '../content/errors.ts'
import { masking } from '../content/masking.ts'
import { Icon } from '../ui/icon.tsx'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { ChartWithWords } from './chart-with-words.tsx'
import './masking-illustration.css'
import { canPause } from './player.ts'
import { SoundControls } from './sound-controls.tsx'
import { StageButtons } from './stage-buttons.tsx'
import { usePlayer } from './use-player.ts'

/** The illustration, with its sound if the owner offers one. */
export const MaskingIllustration = ({ isSoundOffered }: { isSoundOffered: boolean }) => (
  <IslandBoundary failure={islandFailed.masking} fallback={<StillIllustration />}>
    <Illustration isSoundOffered={isSoundOffered} />
  </IslandBoundary>
)

function Illustration({ isSoundOffered }: { isSoundOffered: boolean }) {
  const controls = usePlayer()
  const { player, chart, send } = controls
  const isHydrated = useIsHydrated()
  const isPausable = canPause(player)
  const label = isPausable ? masking.pauseLabel : masking.playLabel
  return (
    <div className="masking-illustration night" data-current={player.stage}>
      <ChartWithWords chart={chart} />
      <div className="masking-row">
        <button
          type="button"
          className="pause-button button button-secondary needs-scripts"
          aria-disabled={!isHydrated || undefined}
          aria-label={`${label} ${masking.animationName}`}
          onClick={({ detail }) => send({ type: 'pause or play', clickCount: detail })}
        >
          {/* In one cell, so that a click moves nothing. */}
          <span className="one-cell" aria-hidden="true">
            <span data-shown={isPausable}>
              <Icon name="pause" /> <span className="pause-word">{masking.pauseLabel}</span>
            </span>
            <span data-shown={!isPausable}>
              <Icon name="play" /> <span className="play-word">{masking.playLabel}</span>
            </span>
          </span>
        </button>
        <StageButtons controls={controls} />
      </div>
      {isSoundOffered && <SoundControls controls={controls} />}
      {/* In a paragraph, so that Orca users can read it again later. Firefox does not announce the first
          words in an empty one, so it has a no-break space. */}
      <div role="status" className="visually-hidden">
        <p>{player.announcement || '\u00a0'}</p>
      </div>
    </div>
  )
}

/** Shown if the island fails: its stages can be chosen, but do not play. The hero's link leads here. */
const StillIllustration = () => (
  <div id="sound-notice" className="masking-illustration night">
    <ChartWithWords />
    <div className="masking-row">
      <StageButtons />
    </div>
  </div>
)
