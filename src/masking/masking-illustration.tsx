import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { islandFailed } from '../copy/errors.ts'
import { masking } from '../copy/masking.ts'
import { hearTheStages } from '../copy/site-facts.ts'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { Hear } from './hear/hear.tsx'
import { MaskingPicture } from './masking-picture.tsx'
import { StageButtons } from './stage-buttons.tsx'
import { StageWords } from './stage-words.tsx'
import { useStages } from './use-stages.ts'

/**
 * A picture that steps through the four stages, what it shows in words, and its buttons. The picture
 * is no slot: React would write it again as HTML text where a translator has changed the page, and
 * Trusted Types refuse that.
 */
export function MaskingIllustration() {
  return (
    <IslandBoundary name="masking" fallback={<StillIllustration />}>
      <LiveIllustration />
    </IslandBoundary>
  )
}

function LiveIllustration() {
  const picture = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const { stage, chooseStage, setIsPointedAt, ...stages } = useStages(picture)
  const [Icon, label] = stages.isPlaying ? [Pause, masking.pauseLabel] : [Play, masking.playLabel]
  return (
    <div className="masking-illustration">
      <figure
        className="masking-stage"
        aria-hidden="true"
        onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType !== 'touch')}
        onPointerLeave={() => setIsPointedAt(false)}
      >
        <div className="masking-picture" ref={picture}>
          <MaskingPicture />
        </div>
        <StageWords />
      </figure>
      <StageButtons current={stage} onChoose={chooseStage} onFocusChange={stages.setIsFocused} />
      <button
        type="button"
        className="button button-secondary masking-play needs-scripts"
        aria-label={`${label} ${masking.playWhat}`}
        hidden={!isHydrated}
        onClick={stages.togglePlaying}
      >
        <Icon className="icon" aria-hidden="true" />
        {/* Replaced as a whole: a translator swaps the text nodes that React would change. */}
        <span key={label}>
          {label} <span className="masking-play-what">{masking.playWhat}</span>
        </span>
      </button>
      {hearTheStages && (
        <Hear
          picture={picture}
          stage={stage}
          isOn={stages.isSoundOn}
          onToggle={stages.setIsSoundOn}
          onStage={stages.followSound}
        />
      )}
    </div>
  )
}

/** Shown when the script fails: the stages can be chosen, but do not play. */
function StillIllustration() {
  const [stage, chooseStage] = useState(0)
  return (
    <div className="masking-illustration">
      <figure className="masking-stage" aria-hidden="true">
        <div className="masking-picture">
          <MaskingPicture />
        </div>
        <StageWords />
      </figure>
      <StageButtons current={stage} onChoose={chooseStage} />
      <p>{islandFailed.masking}</p>
    </div>
  )
}
