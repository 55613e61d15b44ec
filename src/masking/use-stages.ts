import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { masking } from '../copy/masking.ts'
import { useIsInView } from '../ui/use-is-in-view.ts'

/** 3 seconds (specification, "Business constants and limits"). */
const STAGE_DURATION_MS = 3000

/** With less of the picture in view, the stages wait. */
const SHARE_IN_VIEW = 0.4

/**
 * The stage that is shown, by index, and the controls over it. The stages advance while they are
 * played, in view and in a visible tab, unless a pointer or the focus rests on them.
 */
export function useStages(picture: RefObject<HTMLElement | null>) {
  const [stage, setStage] = useState(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isInView = useIsInView(picture, '0px', SHARE_IN_VIEW)
  const isRunning = isPlaying && isInView && !isPointedAt && !isFocused

  const chooseStage = useCallback((index: number) => {
    setStage(index)
    setIsPlaying(false)
  }, [])

  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)')
    const heed = () => preference.matches && setIsPlaying(false)
    heed()
    preference.addEventListener('change', heed)
    return () => preference.removeEventListener('change', heed)
  }, [])

  // Without scripts a stage can be chosen too, so one may have been before they ran.
  useLayoutEffect(() => {
    const chosen = masking.stages.findIndex(({ id }) =>
      document.querySelector(`#stage-${id}:checked`),
    )
    if (chosen > 0) chooseStage(chosen)
  }, [chooseStage])

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
    chooseStage,
    togglePlaying: () => setIsPlaying((wasPlaying) => !wasPlaying),
    setIsPointedAt,
    setIsFocused,
  }
}
