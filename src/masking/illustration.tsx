import { Fragment, type ReactNode, useState, useSyncExternalStore } from 'react'
import { islandFailed } from '../content/errors.ts'
import { masking } from '../content/masking.ts'
import { Icon } from '../ui/icon.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { Figure } from './figure.tsx'
import './illustration.css'
import { StageButtons } from './stage-buttons.tsx'
import type { Stages } from './use-stages.ts'

/** From this width, the sound is left of the picture, above the row that steers the picture. */
const WIDE = '(min-width: 60rem)'

interface IllustrationProps {
  stages: Stages
  /** Id of the pitch at which the peak stands. */
  pitch?: string
  /** What steers the sound. */
  children?: ReactNode
}

/** The picture of the four stages, and what steers it. */
export function Illustration({ stages, pitch, children }: IllustrationProps) {
  const isHydrated = useIsHydrated()
  const isWide = useIsWide()
  const label = stages.isAnimating ? masking.pauseLabel : masking.playLabel
  const row = (
    <div key="row" className="masking-row">
      <button
        type="button"
        className="button button-secondary needs-scripts"
        disabled={!isHydrated}
        onClick={stages.toggleAnimation}
      >
        <Icon name={stages.isAnimating ? 'pause' : 'play'} />
        {/* Replaced as a whole, because translators swap the text nodes that React updates. */}
        <span key={`${label}, for screen readers`} className="visually-hidden">
          {`${label} ${masking.playWhat}`}
        </span>
        <span key={label} className="beyond-phones" aria-hidden="true">
          {label}
        </span>
      </button>
      <StageButtons
        current={stages.stage}
        onChoose={stages.chooseStage}
        onFocusChange={stages.setIsFocused}
      />
    </div>
  )
  const sound = <Fragment key="sound">{children}</Fragment>
  return (
    <div
      className="masking-illustration night"
      // Until hydration, CSS reads the stage from the buttons.
      data-current={isHydrated ? masking.stages[stages.stage]?.id : undefined}
      data-pitch={pitch}
    >
      <Figure stages={stages} />
      {/* In the order in which they stand. */}
      {isWide ? [sound, row] : [row, sound]}
      {/* In a paragraph, so that Orca users can read it again later. */}
      <div role="status" className="visually-hidden">
        <p>{stages.status}</p>
      </div>
    </div>
  )
}

/** Fallback when the script fails: the stages can be chosen, but do not play. */
export function StillIllustration() {
  const [stage, chooseStage] = useState(0)
  return (
    <div className="masking-illustration night" data-current={masking.stages[stage]?.id}>
      <Figure />
      <div className="masking-row">
        <StageButtons current={stage} onChoose={chooseStage} />
        <p>{islandFailed.masking}</p>
      </div>
    </div>
  )
}

/** Whether the window is wide; false in the built page. */
const useIsWide = () =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
