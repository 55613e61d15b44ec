import { type RefObject, startTransition, useEffect, useState } from 'react'
import { useIsInView } from '../ui/use-is-in-view.ts'
import { isLoopRunning, startStageLoop } from './stage-loop.ts'
import { nextStage } from './stages.ts'
import { useIsPageVisible } from './use-is-page-visible.ts'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts'

/**
 * The stage that is shown, and the controls over it.
 * @param picture what must be in view for the stages to change
 */
export function useStageLoop(picture: RefObject<HTMLElement | null>) {
  const [stage, setStage] = useState(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isInView = useIsInView(picture)
  const isPageVisible = useIsPageVisible()
  const prefersReducedMotion = usePrefersReducedMotion()
  const isRunning = isLoopRunning({
    isPlaying,
    isInView,
    isPageVisible,
    isHeld: isPointedAt || isFocused,
  })

  // A preference that changes while the page is open stops the pictures as well.
  useEffect(() => {
    if (prefersReducedMotion) setIsPlaying(false)
  }, [prefersReducedMotion])

  useEffect(() => (isRunning ? startStageLoop(() => setStage(nextStage)) : undefined), [isRunning])

  function chooseStage(index: number) {
    setStage(index)
    setIsPlaying(false)
  }

  return {
    stage,
    isPlaying,
    chooseStage,
    togglePlaying: () => setIsPlaying((wasPlaying) => !wasPlaying),
    // Nothing of this is to be seen, so it comes after what the same touch changes.
    setIsPointedAt: (is: boolean) => startTransition(() => setIsPointedAt(is)),
    setIsFocused: (is: boolean) => startTransition(() => setIsFocused(is)),
  }
}
