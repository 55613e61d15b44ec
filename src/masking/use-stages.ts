import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { masking } from '../content/masking.ts'
import { useIsInView } from '../ui/use-is-in-view.ts'
import { STAGE_SECONDS } from './stage-duration.ts'

export type Stages = ReturnType<typeof useStages>

/** The animation holds while less of the picture is in view. */
const MIN_VISIBLE_RATIO = 0.4

/**
 * The current stage, by index, and what steers it. The animation advances the stages while they are in
 * view and the tab is visible, unless they are hovered or focused. While the sound is on, the stages
 * follow it; afterwards they stay where it ended.
 */
export function useStages(isSoundOn = false) {
  const picture = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState(0)
  const [isAutoplaying, setIsAutoplaying] = useState(true)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [status, setStatus] = useState('')
  const isInView = useIsInView(picture, '0px', MIN_VISIBLE_RATIO)
  const isAdvancing = isAutoplaying && !isSoundOn && isInView && !isPointedAt && !isFocused
  const isAnimating = isAutoplaying || isSoundOn

  /** Shows a stage and ends the animation. */
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
    const timer = setInterval(showNext, 1000 * STAGE_SECONDS)
    return () => clearInterval(timer)
  }, [isAdvancing])

  return {
    /** The element that must be in view. */
    picture,
    stage,
    isAnimating,
    /** What screen readers announce. */
    status,
    setStatus,
    pinStage,
    setIsPointedAt,
    setIsFocused,
    toggleAnimation() {
      setIsAutoplaying(!isAnimating)
      setStatus(isAnimating ? masking.paused : masking.plays)
    },
    chooseStage(index: number) {
      pinStage(index)
      setStatus('')
    },
  }
}
