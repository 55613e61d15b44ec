import { type Ref, useRef, useState } from 'react'
import { islandFailed } from '../content/errors.ts'
import { masking } from '../content/masking.ts'
import { sound } from '../content/sound.ts'
import { Icon } from '../ui/icon.tsx'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { MaskingChart } from './masking-chart.tsx'
import type { Playback } from './sound/playback.ts'
import { SoundControls } from './sound/sound-controls.tsx'
import { StageButtons } from './stage-buttons.tsx'
import { StageWords } from './stage-words.tsx'
import { useStages } from './use-stages.ts'
import './masking-illustration.css'
import './current-stage.css'

/**
 * A picture that steps through the four stages, and its buttons. The picture is not a slot: if a
 * translator has changed the page, React would render the slot again through `innerHTML`, which
 * Trusted Types blocks.
 */
interface MaskingIllustrationProps {
  isSoundOffered: boolean
}

export function MaskingIllustration(props: MaskingIllustrationProps) {
  return (
    <IslandBoundary name="masking" fallback={<StillIllustration />}>
      <LiveIllustration {...props} />
    </IslandBoundary>
  )
}

function LiveIllustration({ isSoundOffered }: MaskingIllustrationProps) {
  const sky = useRef<HTMLDivElement>(null)
  const playback = useRef<Playback>(undefined)
  const isHydrated = useIsHydrated()
  const stages = useStages(sky)
  const [status, setStatus] = useState('')
  const { isAnimating } = stages
  const label = isAnimating ? masking.pauseLabel : masking.playLabel

  /** Ends the sound, which then sets the status. */
  function setStatusOrStop(words: string) {
    if (stages.isSoundOn) playback.current?.stop()
    else setStatus(words)
  }

  function toggleAnimation() {
    stages.toggleAnimation()
    setStatusOrStop(isAnimating ? masking.paused : masking.plays)
  }

  function chooseStage(index: number) {
    stages.pinStage(index)
    setStatusOrStop('')
  }

  return (
    <div
      className="masking-illustration night"
      // Until hydration, CSS reads the stage from the buttons.
      data-current={isHydrated ? masking.stages[stages.stage]?.id : undefined}
    >
      <MaskingFigure sky={sky} onPointer={stages.setIsPointedAt} />
      <button
        type="button"
        className="button button-secondary masking-play needs-scripts"
        aria-label={`${label} ${masking.playWhat}`}
        onClick={toggleAnimation}
      >
        <Icon name={isAnimating ? 'pause' : 'play'} />
        {/* Replaced as a whole, because translators swap the text nodes that React updates. */}
        <span key={label}>
          {label} <span className="masking-play-what">{masking.playWhat}</span>
        </span>
      </button>
      {isSoundOffered && (
        <SoundControls sky={sky} stages={stages} playback={playback} onStatus={setStatus} />
      )}
      <StageButtons
        current={stages.stage}
        onChoose={chooseStage}
        onFocusChange={stages.setIsFocused}
      />
      {/* In a paragraph, so that Orca users can read it again later. */}
      <div
        className="masking-status"
        data-longest={isSoundOffered ? sound.status.playing : masking.paused}
      >
        <div role="status">
          <p>{status}</p>
        </div>
      </div>
    </div>
  )
}

/** Fallback when the script fails: the stages can be chosen, but do not play. */
function StillIllustration() {
  const [stage, chooseStage] = useState(0)
  return (
    <div className="masking-illustration night" data-current={masking.stages[stage]?.id}>
      <MaskingFigure />
      <StageButtons current={stage} onChoose={chooseStage} />
      <p>{islandFailed.masking}</p>
    </div>
  )
}

interface MaskingFigureProps {
  sky?: Ref<HTMLDivElement>
  onPointer?: (isPointedAt: boolean) => void
}

/** Hidden from screen readers, because the list of stages has the same content. */
function MaskingFigure({ sky, onPointer }: MaskingFigureProps) {
  return (
    <figure
      className="masking-figure"
      aria-hidden="true"
      onPointerEnter={({ pointerType }) => onPointer?.(pointerType !== 'touch')}
      onPointerLeave={() => onPointer?.(false)}
    >
      <div className="masking-sky" ref={sky}>
        <MaskingChart />
      </div>
      <StageWords />
    </figure>
  )
}
