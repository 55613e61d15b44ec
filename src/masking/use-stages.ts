import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { masking } from '../copy/masking.ts'
import { useIsInView } from '../ui/use-is-in-view.ts'
import { STAGE_DURATION_MS } from './stage-duration.ts'

export type Stages = ReturnType<typeof useStages>

/** With less of the picture in view, the stages wait. */
const SHARE_IN_VIEW = 0.4

/**
 * The stage that is shown, by index, and the controls over it. The stages advance by themselves
 * while they play, in view and in a visible tab, unless a pointer or the focus rests on them.
 * While the sound is on they follow it, and afterwards stay where it ended.
 */
export function useStages(picture: RefObject<HTMLElement | null>) {
  const [stage, setStage] = useState(0)
  const [isLooping, setIsLooping] = useState(true)
  const [isSoundOn, setIsSoundOn] = useState(false)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isInView = useIsInView(picture, '0px', SHARE_IN_VIEW)
  const isRunning = isLooping && !isSoundOn && isInView && !isPointedAt && !isFocused
  const isPlaying = isLooping || isSoundOn

  const holdStage = useCallback((index: number) => {
    setStage(index)
    setIsLooping(false)
  }, [])

  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)')
    const stopIfReduced = () => preference.matches && setIsLooping(false)
    stopIfReduced()
    preference.addEventListener('change', stopIfReduced)
    return () => preference.removeEventListener('change', stopIfReduced)
  }, [])

  // Without scripts a stage can be chosen too, so one may have been before they ran.
  useLayoutEffect(() => {
    const chosen = masking.stages.findIndex(({ id }) =>
      document.querySelector(`#stage-${id}:checked`),
    )
    if (chosen > 0) holdStage(chosen)
  }, [holdStage])

  useEffect(() => {
    if (!isRunning) return undefined
    function showNext() {
      if (document.visibilityState === 'hidden') return
      setStage((current) => (current + 1) % masking.stages.length)
    }
    const timer = setInterval(showNext, STAGE_DURATION_MS)
    return () => clearInterval(timer)
  }, [isRunning])

  return {
    stage,
    isPlaying,
    togglePlaying: () => {
      setIsLooping(!isPlaying)
      setIsSoundOn(false)
    },
    chooseStage: (index: number) => {
      holdStage(index)
      setIsSoundOn(false)
    },
    isSoundOn,
    setIsSoundOn,
    followSound: holdStage,
    setIsPointedAt,
    setIsFocused,
  }
}
