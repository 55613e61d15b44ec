import { STAGE_DURATION_MS } from './stages.ts'

/** What decides whether the pictures move. */
export interface LoopConditions {
  /** The visitor's own choice, by Pause and Play; under reduced motion it starts as false. */
  isPlaying: boolean
  isInView: boolean
  isPageVisible: boolean
  /** A pointer rests on the pictures, or the focus is on one of the stages. */
  isHeld: boolean
}

export function isLoopRunning({ isPlaying, isInView, isPageVisible, isHeld }: LoopConditions) {
  return isPlaying && isInView && isPageVisible && !isHeld
}

/**
 * Calls back once every `STAGE_DURATION_MS`, for the first time a whole step after the start.
 * @returns the function that stops it; nothing is called after that
 */
export function startStageLoop(showNextStage: () => void): () => void {
  const timer = setInterval(showNextStage, STAGE_DURATION_MS)
  return () => clearInterval(timer)
}
