import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Outcome, type Pass, startPass } from './pass.ts'

/** A press this soon after another, or after the end, was meant to stop the sound. */
const REST_MS = 700

/** Within this, the second press of a double click stops nothing. */
const DOUBLE_CLICK_MS = 500

export interface HearProps {
  /** Brought into view, and watched while the sound plays. */
  picture: RefObject<HTMLElement | null>
  /** Index of the stage in the picture. */
  stage: number
  /** From the press to the end. Setting it to false stops the sound. */
  isOn: boolean
  onToggle: (isOn: boolean) => void
  /** The index of the stage that is heard, several times a second. */
  onStage: (stage: number) => void
}

/** One play of the four stages at a time, from the press to silence. */
export function useHear({ picture, isOn, onToggle, onStage }: HearProps) {
  const [phase, setPhase] = useState<'starting' | 'playing' | Outcome>('canceled')
  const [step, setStep] = useState(0)
  const pass = useRef<Pass>(undefined)
  const lastPress = useRef(-REST_MS)

  useEffect(() => {
    if (!isOn) return undefined
    return () => {
      pass.current?.stop()
      lastPress.current = performance.now()
    }
  }, [isOn])

  function toggle({ detail, currentTarget: button }: MouseEvent<HTMLElement>) {
    const rested = performance.now() - lastPress.current
    lastPress.current = performance.now()
    if (isOn) return detail > 1 && rested < DOUBLE_CLICK_MS ? undefined : pass.current?.stop()
    if (detail > 1 || rested < REST_MS || !picture.current) return
    bringIntoView(picture.current)
    setStep(0)
    setPhase('starting')
    onToggle(true)
    pass.current = startPass({
      picture: picture.current,
      stopButton: button,
      onStart: () => setPhase('playing'),
      onStage,
      onEnd: (outcome) => {
        // The loudness button goes; if it has the focus, that moves here.
        if (button.parentElement?.contains(document.activeElement)) {
          button.focus({ preventScroll: true })
        }
        setPhase(outcome)
        onToggle(false)
      },
    })
  }

  function chooseStep(index: number) {
    setStep(index)
    pass.current?.setStep(index)
  }

  return { phase, step, toggle, chooseStep }
}

/** Without a glide: a picture out of view stops the sound. */
function bringIntoView(picture: Element) {
  const { top, bottom } = picture.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  picture.scrollIntoView({ block: 'start', behavior: 'instant' })
}
