import { Illustration, withFallback } from './illustration.tsx'
import { useStages } from './use-stages.ts'

/** The illustration without its sound. A file of its own, so that no part of the sound is requested. */
export const MaskingIllustration = withFallback(() => <Illustration stages={useStages()} />)
