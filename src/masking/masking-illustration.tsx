import { memo, useDeferredValue, useRef } from 'react'
import { islandFailed } from '../copy/errors.ts'
import { IslandBoundary } from '../ui/island-boundary.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { Chart } from './chart.tsx'
import { useHearStages } from './hear/use-hear-stages.tsx'
import './masking-illustration.css'
import { PlayControl } from './play-control.tsx'
import { StageList } from './stage-list.tsx'
import { StagePicker } from './stage-picker.tsx'
import { useStageLoop } from './use-stage-loop.ts'

/** The four stages as a picture that steps through them, with all four texts beside it. */
export function MaskingIllustration() {
  return (
    <IslandBoundary name="masking" fallback={<StillIllustration />}>
      <LiveIllustration />
    </IslandBoundary>
  )
}

const SameChart = memo(Chart)
const SameStageList = memo(StageList)

function LiveIllustration() {
  const figure = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const { stage, isPlaying, chooseStage, togglePlaying, setIsPointedAt, setIsFocused, hear } =
    useHearStages(useStageLoop(figure), figure, isHydrated)
  // A press is answered first by what the browser draws itself (0017). All that changes with the
  // stage, and the words of Pause, follow in the next drawing.
  const shownStage = useDeferredValue(stage)
  const showsPlaying = useDeferredValue(isPlaying)
  return (
    <div className="masking-illustration" ref={figure}>
      <PlayControl isPlaying={showsPlaying} isReady={isHydrated} onToggle={togglePlaying} />
      <div
        className="masking-stages"
        onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType !== 'touch')}
        onPointerLeave={() => setIsPointedAt(false)}
      >
        <SameChart stage={shownStage} />
        <StagePicker
          current={shownStage}
          isReady={isHydrated}
          onChoose={chooseStage}
          onFocusChange={setIsFocused}
        />
        {hear}
        <SameStageList current={shownStage} />
      </div>
    </div>
  )
}

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
