import { useEffect, useRef, useState } from 'react'
import { masking, type StageId } from '../content/masking.ts'
import { useIsInView } from '../ui/use-is-in-view.ts'

/** Of the animation (docs/requirements.md). The sound's times are in score.ts and sound-controls.css. */
const STAGE_SECONDS = 3

/** The animation waits while less of the picture is in view. */
const MIN_VISIBLE_RATIO = 0.4

/** A pointer on the figure, or the focus on a stage's button, perhaps since before hydration. */
const isHeld = () =>
  document.querySelector('.stage-buttons :focus') !== null ||
  // After a tap, touch screens go on hovering.
  (matchMedia('(hover)').matches && document.querySelector('[data-current] figure:hover') !== null)

export type Stages = ReturnType<typeof useStages>

/**
 * The current stage, and what drives it:
 * - `animation`: the next one every 3 seconds, while the picture is in view, not hovered, and no stage's
 *   button has the focus;
 * - `sound`: the sound, from Hear until it ends;
 * - `visitor`: only a choice, after Pause, a chosen stage or the sound's end, or with reduced motion.
 */
export function useStages() {
  const picture = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<StageId>('initial')
  const [driver, setDriver] = useState<'animation' | 'sound' | 'visitor'>('animation')
  const [announcement, announce] = useState('')
  const isInView = useIsInView(picture, '0px', MIN_VISIBLE_RATIO)
  const isAdvancing = driver === 'animation' && isInView
  const canPause = driver !== 'visitor'

  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)')
    function stopIfReduced() {
      if (preference.matches) setDriver((now) => (now === 'animation' ? 'visitor' : now))
    }
    stopIfReduced()
    preference.addEventListener('change', stopIfReduced)
    return () => preference.removeEventListener('change', stopIfReduced)
  }, [])

  useEffect(() => {
    if (!isAdvancing) return undefined
    function showNext() {
      if (document.visibilityState === 'hidden' || isHeld()) return
      setStage((now) => {
        const next = masking.stages.findIndex(({ id }) => id === now) + 1
        // After the last comes the first.
        return (masking.stages[next] ?? masking.stages[0]).id
      })
    }
    const timer = setInterval(showNext, 1000 * STAGE_SECONDS)
    return () => clearInterval(timer)
  }, [isAdvancing])

  return {
    picture,
    stage,
    driver,
    /** Whether Pause is offered, and not Play. */
    canPause,
    /** For screen readers. */
    announcement,
    announce,
    /** Ends a sound, too. */
    toggleAnimation() {
      setDriver(canPause ? 'visitor' : 'animation')
      announce(canPause ? masking.paused : masking.playing)
    },
    /** Ends a sound, too. */
    chooseStage(id: StageId) {
      setStage(id)
      setDriver('visitor')
      announce('')
    },
    followSound(id: StageId) {
      setStage(id)
      setDriver('sound')
    },
    /** The stage at which it ended stays. */
    leaveSound: () => setDriver('visitor'),
  }
}
