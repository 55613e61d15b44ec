import { useRef } from 'react'
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

function LiveIllustration() {
  const figure = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const { stage, isPlaying, chooseStage, togglePlaying, setIsPointedAt, setIsFocused, hear } =
    useHearStages(useStageLoop(figure), figure, isHydrated)
  return (
    <div className="masking-illustration" ref={figure}>
      <PlayControl isPlaying={isPlaying} isReady={isHydrated} onToggle={togglePlaying} />
      <div
        className="masking-stages"
        onPointerEnter={() => setIsPointedAt(true)}
        onPointerLeave={() => setIsPointedAt(false)}
      >
        <Chart stage={stage} />
        <StagePicker
          current={stage}
          isReady={isHydrated}
          onChoose={chooseStage}
          onFocusChange={setIsFocused}
        />
        {hear}
        <StageList current={stage} />
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
