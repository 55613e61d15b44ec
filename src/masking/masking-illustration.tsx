import { IslandBoundary } from '../ui/island-boundary.tsx'
import { Illustration, StillIllustration } from './illustration.tsx'
import { PITCHES } from './score.ts'
import { SoundControls } from './sound-controls.tsx'
import { usePlayer } from './use-player.ts'

/** The illustration with its sound. */
export function MaskingIllustration() {
  return (
    <IslandBoundary name="masking" fallback={<StillIllustration />}>
      <WithSound />
    </IslandBoundary>
  )
}

function WithSound() {
  const player = usePlayer()
  return (
    <Illustration stages={player} pitch={PITCHES[player.pitch]?.id}>
      <SoundControls player={player} />
    </Illustration>
  )
}
