import { masking } from '../copy/masking.ts'

/** How long each stage is shown: 3 seconds (specification, "Business constants and limits"). */
export const STAGE_DURATION_MS = 3000

export const stages = masking.stages

/** The stage after one, by index; the first follows the last. */
export function nextStage(index: number): number {
  return (index + 1) % stages.length
}
