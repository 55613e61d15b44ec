import { Illustration, withFallback } from './illustration.tsx'
import { SoundControls } from './sound-controls.tsx'
import { useSound } from './use-sound.ts'
import { useStages } from './use-stages.ts'

/** The illustration with its sound. */
export const MaskingIllustration = withFallback(() => {
  const stages = useStages()
  return (
    <Illustration stages={stages}>
      <SoundControls sound={useSound(stages)} stage={stages.stage} />
    </Illustration>
  )
})
