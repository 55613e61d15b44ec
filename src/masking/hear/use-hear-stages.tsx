import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import type { useStageLoop } from '../use-stage-loop.ts'
import { HearStages } from './hear-stages.tsx'
import { useDemonstration } from './use-demonstration.ts'

/** A press this soon after one more, or after the end, was meant to stop the sound, not to start it. */
const REST_MS = 700

/** Within this, the second press of a double click stops nothing: nothing is to be heard yet. */
const DOUBLE_CLICK_MS = 500

/**
 * Lets the pictures be heard. While the sound plays, they follow it; then they stay where it ended,
 * until the visitor presses Play. Pause and the choice of a stage end the sound.
 * @param illustration what holds the picture
 * @returns the controls over the pictures, and the part that lets them be heard
 */
export function useHearStages(
  loop: ReturnType<typeof useStageLoop>,
  illustration: RefObject<HTMLElement | null>,
  isReady: boolean,
) {
  const sound = useDemonstration(loop.chooseStage)
  const isPlaying = sound.phase === 'playing'

  const lastPress = useRef(-REST_MS)
  const { isOn } = sound
  useEffect(() => {
    if (!isOn) return undefined
    return () => {
      lastPress.current = performance.now()
    }
  }, [isOn])

  function toggleSound({ detail, currentTarget }: MouseEvent) {
    const rested = performance.now() - lastPress.current
    lastPress.current = performance.now()
    if (isOn) return detail > 1 && rested < DOUBLE_CLICK_MS ? undefined : sound.stop()
    const picture = illustration.current?.querySelector('.picture')
    if (detail > 1 || rested < REST_MS || !picture) return
    bringIntoView(picture)
    sound.start(picture, currentTarget)
  }

  return {
    ...loop,
    isPlaying: loop.isPlaying || isPlaying,
    togglePlaying: () => {
      sound.stop()
      // The pictures of the sound are paused as soon as it stops.
      if (!isPlaying) loop.togglePlaying()
    },
    chooseStage: (index: number) => {
      sound.stop()
      loop.chooseStage(index)
    },
    hear: <HearStages isReady={isReady} sound={sound} stage={loop.stage} onPress={toggleSound} />,
  }
}

/** At once: a picture that is out of view stops the sound. */
function bringIntoView(picture: Element) {
  const { top, bottom } = picture.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  picture.scrollIntoView({ block: 'start', behavior: 'instant' })
}
