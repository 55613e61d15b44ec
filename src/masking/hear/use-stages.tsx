import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { useStages as useSilentStages } from '../use-stages.ts'
import { HearStages } from './hear-stages.tsx'
import { useDemonstration } from './use-demonstration.ts'

/** A press this soon after another, or after the end, was meant to stop the sound. */
const REST_MS = 700

/** Within this, the second press of a double click stops nothing. */
const DOUBLE_CLICK_MS = 500

/**
 * The stages, and the part of the page that plays them. The pictures follow the sound, and stay
 * where it ended until the visitor presses Play. Pause and the choice of a stage end the sound.
 * With the sound off, `astro.config.ts` puts `../use-stages.ts` in the place of this file.
 */
export function useStages(picture: RefObject<HTMLElement | null>, isReady: boolean) {
  const stages = useSilentStages(picture)
  const sound = useDemonstration(stages.chooseStage)
  const { isOn } = sound
  const isPlaying = sound.phase === 'playing'

  const lastPress = useRef(-REST_MS)
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
    if (detail > 1 || rested < REST_MS || !picture.current) return
    bringIntoView(picture.current)
    sound.start(picture.current, currentTarget)
  }

  return {
    ...stages,
    isPlaying: stages.isPlaying || isPlaying,
    togglePlaying: () => {
      sound.stop()
      // While they follow the sound, the pictures do not play by themselves.
      if (!isPlaying) stages.togglePlaying()
    },
    chooseStage: (index: number) => {
      sound.stop()
      stages.chooseStage(index)
    },
    hear: <HearStages isReady={isReady} sound={sound} stage={stages.stage} onPress={toggleSound} />,
  }
}

/** Without a glide: a picture out of view stops the sound. */
function bringIntoView(picture: Element) {
  const { top, bottom } = picture.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  picture.scrollIntoView({ block: 'start', behavior: 'instant' })
}
