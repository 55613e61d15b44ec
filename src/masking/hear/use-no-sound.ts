import type { useStageLoop } from '../use-stage-loop.ts'

/** Stands in the place of `use-hear-stages.tsx` where the owner has turned the sound off. */
export function useHearStages(loop: ReturnType<typeof useStageLoop>) {
  return { ...loop, hear: null }
}
