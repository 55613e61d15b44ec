import type { ComponentType, ReactNode } from 'react'
import { islandFailed } from '../content/errors.ts'
import { masking } from '../content/masking.ts'
import { Icon } from '../ui/icon.tsx'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { ButtonLabel } from './button-label.tsx'
import { ChartWithWords } from './chart-with-words.tsx'
import './masking-illustration.css'
import { StageButtons } from './stage-buttons.tsx'
import type { Stages } from './use-stages.ts'

interface IllustrationProps {
  stages: Stages
  /** The sound's buttons. */
  children?: ReactNode
}

/** The chart of the four stages and its row of buttons. */
export function Illustration({ stages, children }: IllustrationProps) {
  const isHydrated = useIsHydrated()
  const label = stages.canPause ? masking.pauseLabel : masking.playLabel
  return (
    <div className="masking-illustration night" data-current={stages.stage}>
      <ChartWithWords stages={stages} />
      <div className="masking-row">
        <button
          type="button"
          className="pause-button button button-secondary needs-scripts"
          aria-disabled={!isHydrated || undefined}
          aria-label={`${label} ${masking.animationName}`}
          onClick={stages.toggleAnimation}
        >
          <Icon name={stages.canPause ? 'pause' : 'play'} />
          <span className="label-full">
            <ButtonLabel labels={[masking.pauseLabel, masking.playLabel]} shown={label} />
          </span>
        </button>
        <StageButtons stages={stages} />
      </div>
      {children}
      {/* In a paragraph, so that Orca users can read it again later. Firefox does not announce the first
          words in an empty one, so it has a no-break space. */}
      <div role="status" className="visually-hidden">
        <p>{stages.announcement || '\u00a0'}</p>
      </div>
    </div>
  )
}

/**
 * Adds what is shown if the script fails: the stages can be chosen, as before hydration, but do not play.
 * The hero's link to the sound leads here, too.
 */
export const withFallback = (Content: ComponentType) => () => (
  <IslandBoundary
    failure={islandFailed.masking}
    fallback={
      <div id="sound-notice" className="masking-illustration night">
        <ChartWithWords />
        <div className="masking-row">
          <StageButtons />
        </div>
      </div>
    }
  >
    <Content />
  </IslandBoundary>
)
