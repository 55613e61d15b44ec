import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { sound } from '../../copy/sound.ts'
import type { Stages } from '../use-stages.ts'
import { chosenPitch } from './pitch-buttons.tsx'
import { type Outcome, type Playback, startPlayback } from './playback.ts'

/** A press this soon after another one, or after the end, was meant to stop the sound. */
const COOLDOWN_MS = 700

/** The second click of a double-click within this time does not stop the sound. */
const DOUBLE_CLICK_MS = 500

export interface SoundProps {
  /** Scrolled into view, and watched while the sound plays. */
  picture: RefObject<HTMLElement | null>
  /** The stages follow the sound; `setIsSoundOn(false)` ends the playback. */
  stages: Stages
  onStatus: (words: string) => void
}

/** Plays the four stages, one playback at a time. */
export function useSound({ picture, stages, onStatus }: SoundProps) {
  const { isSoundOn, setIsSoundOn, followSound } = stages
  const [phase, setPhase] = useState<'starting' | 'playing' | Outcome>('canceled')
  const [step, setStep] = useState(0)
  const playback = useRef<Playback>(undefined)
  const lastPress = useRef(-COOLDOWN_MS)

  // Whatever turns the sound off, Pause or a chosen stage among them, ends the playback.
  useEffect(() => {
    if (!isSoundOn) return undefined
    return () => {
      playback.current?.stop()
      lastPress.current = performance.now()
    }
  }, [isSoundOn])

  function toggle({ detail, currentTarget: button }: MouseEvent<HTMLElement>) {
    const idleMs = performance.now() - lastPress.current
    lastPress.current = performance.now()
    const isDoubleClick = detail > 1 && idleMs < DOUBLE_CLICK_MS
    if (isSoundOn) {
      if (!isDoubleClick) playback.current?.stop()
      return
    }
    if (detail > 1 || idleMs < COOLDOWN_MS || !picture.current) return
    bringIntoView(picture.current)
    setStep(0)
    setPhase('starting')
    onStatus('')
    setIsSoundOn(true)
    playback.current = startPlayback({
      picture: picture.current,
      stopButton: button,
      pitch: chosenPitch,
      onStart: () => {
        setPhase('playing')
        onStatus(sound.status.playing)
      },
      onStage: followSound,
      onEnd: (outcome) => {
        // The level button is about to disappear; if it has the focus, move it here.
        if (button.nextElementSibling === document.activeElement) {
          button.focus({ preventScroll: true })
        }
        setPhase(outcome)
        onStatus(outcome === 'canceled' ? '' : sound.status[outcome])
        setIsSoundOn(false)
      },
    })
  }

  function raiseStep() {
    const next = (step + 1) % sound.levels.length
    setStep(next)
    playback.current?.setStep(next)
    onStatus(sound.levels[next]?.announced ?? '')
  }

  return {
    isAudible: phase === 'playing',
    hasEnded: phase === 'ended',
    step,
    toggle,
    raiseStep,
    setPitch: (pitch: number) => playback.current?.setPitch(pitch),
  }
}

/**
 * No smooth scrolling: the sound would stop while the picture is still out of view. Not by
 * `scrollIntoView`, which scrolls smoothly even with `instant` before Chrome 121.
 */
function bringIntoView(picture: Element) {
  const { top, bottom } = picture.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  window.scrollBy({ top: top - Number.parseFloat(scrollPaddingTop), behavior: 'instant' })
}
