import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { masking } from '../content/masking.ts'
import { useIsInView } from '../ui/use-is-in-view.ts'
import { STAGE_DURATION_MS } from './stage-duration.ts'

export type Stages = ReturnType<typeof useStages>

/** Autoplay pauses if less of the sky is in view. */
const MIN_VISIBLE_RATIO = 0.4

/**
 * The current stage, by index, and its controls. Autoplay advances the stages while they are in
 * view and the tab is visible, unless they are hovered or focused. While the sound is on, the stages
 * follow it; afterwards they stay where it ended.
 */
export function useStages(sky: RefObject<HTMLElement | null>) {
  const [stage, setStage] = useState(0)
  const [isAutoplaying, setIsAutoplaying] = useState(true)
  const [isSoundOn, setIsSoundOn] = useState(false)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isInView = useIsInView(sky, '0px', MIN_VISIBLE_RATIO)
  const isAdvancing = isAutoplaying && !isSoundOn && isInView && !isPointedAt && !isFocused
  const isAnimating = isAutoplaying || isSoundOn

  /** Shows a stage and ends autoplay. */
  const pinStage = useCallback((index: number) => {
    setStage(index)
    setIsAutoplaying(false)
  }, [])

  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)')
    const stopIfReduced = () => preference.matches && setIsAutoplaying(false)
    stopIfReduced()
    preference.addEventListener('change', stopIfReduced)
    return () => preference.removeEventListener('change', stopIfReduced)
  }, [])

  // The buttons work before hydration, so a stage may already have been chosen.
  useLayoutEffect(() => {
    const chosen = masking.stages.findIndex(({ id }) =>
      document.querySelector(`#stage-${id}:checked`),
    )
    if (chosen > 0) pinStage(chosen)
  }, [pinStage])

  useEffect(() => {
    if (!isAdvancing) return undefined
    function showNext() {
      if (document.visibilityState === 'hidden') return
      setStage((current) => (current + 1) % masking.stages.length)
    }
    const timer = setInterval(showNext, STAGE_DURATION_MS)
    return () => clearInterval(timer)
  }, [isAdvancing])

  return {
    stage,
    isAnimating,
    toggleAnimation: () => setIsAutoplaying(!isAnimating),
    pinStage,
    isSoundOn,
    setIsSoundOn,
    setIsPointedAt,
    setIsFocused,
  }
}
