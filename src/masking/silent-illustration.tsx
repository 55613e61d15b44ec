import { IslandBoundary } from '../ui/island-boundary.tsx'
import { Illustration, StillIllustration } from './illustration.tsx'
import { useStages } from './use-stages.ts'

/** The illustration without its sound. A file of its own, so that no part of the sound is requested. */
export function SilentIllustration() {
  return (
    <IslandBoundary name="masking" fallback={<StillIllustration />}>
      <Silent />
    </IslandBoundary>
  )
}

const Silent = () => <Illustration stages={useStages()} />
