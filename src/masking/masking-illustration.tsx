import { Pause, Play } from 'lucide-react'
import { useDeferredValue, useRef } from 'react'
import { islandFailed } from '../copy/errors.ts'
import { masking } from '../copy/masking.ts'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { Chart } from './chart.tsx'
import { useStages } from './hear/use-stages.tsx'
import './masking-illustration.css'
import { StageList } from './stage-list.tsx'
import { StagePicker } from './stage-picker.tsx'

/** A picture that steps through the four stages, with all four texts beside it. */
export function MaskingIllustration() {
  return (
    <IslandBoundary name="masking" fallback={<StillIllustration />}>
      <LiveIllustration />
    </IslandBoundary>
  )
}

function LiveIllustration() {
  const illustration = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const { stage, isPlaying, chooseStage, togglePlaying, setIsPointedAt, setIsFocused, hear } =
    useStages(illustration, isHydrated)
  // The browser answers a press first; drawing the stage takes half as long again (0017).
  const shownStage = useDeferredValue(stage)
  const showsPlaying = useDeferredValue(isPlaying)
  const Icon = showsPlaying ? Pause : Play
  return (
    <div className="masking-illustration" ref={illustration}>
      <div className="masking-control">
        <button
          type="button"
          className="button button-secondary"
          hidden={!isHydrated}
          onClick={togglePlaying}
        >
          <Icon className="icon" aria-hidden="true" />
          {showsPlaying ? masking.pauseLabel : masking.playLabel}
        </button>
      </div>
      <div
        className="masking-stages"
        onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType !== 'touch')}
        onPointerLeave={() => setIsPointedAt(false)}
      >
        <Chart stage={shownStage} />
        <StagePicker
          current={shownStage}
          isReady={isHydrated}
          onChoose={chooseStage}
          onFocusChange={setIsFocused}
        />
        {hear}
        <StageList current={shownStage} />
      </div>
    </div>
  )
}

/** Shown when the script fails. */
function StillIllustration() {
  return (
    <div className="masking-illustration">
      <p className="masking-control">{islandFailed.masking}</p>
      <div className="masking-stages">
        <Chart stage={0} />
        <StageList current={0} />
      </div>
    </div>
  )
}
