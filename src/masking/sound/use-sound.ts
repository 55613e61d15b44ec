import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { sound } from '../../content/sound.ts'
import type { Stages } from '../use-stages.ts'
import { MIDDLE, PITCHES } from './pitches.ts'
import { type Outcome, type Playback, startPlayback } from './playback.ts'

/** A press this soon after another one, or after the end, was meant to stop the sound. */
const COOLDOWN_MS = 700

/** The second click of a double-click within this time does not stop the sound. */
const DOUBLE_CLICK_MS = 500

export interface SoundProps {
  /** Scrolled into view with Stop, if both fit. */
  sky: RefObject<HTMLElement | null>
  /** The stages follow the sound. */
  stages: Stages
  /** The current playback, so that Pause and the stage buttons can stop it. */
  playback: RefObject<Playback | undefined>
  onStatus: (words: string) => void
}

/** Plays the four stages, one playback at a time. */
export function useSound({ sky, stages, playback, onStatus }: SoundProps) {
  const { isSoundOn, setIsSoundOn, pinStage } = stages
  const [phase, setPhase] = useState<'starting' | 'playing' | Outcome>('canceled')
  const [level, setLevel] = useState(0)
  const [pitch, setPitch] = useState(MIDDLE)
  const lastPress = useRef(-COOLDOWN_MS)
  const isPressTooSoon = () => performance.now() - lastPress.current < COOLDOWN_MS

  // The buttons work before hydration, so a pitch may already have been chosen.
  useLayoutEffect(() => {
    const chosen = PITCHES.findIndex(({ id }) => document.querySelector(`#pitch-${id}:checked`))
    if (chosen >= 0) setPitch(chosen)
  }, [])

  useEffect(() => {
    sky.current?.style.setProperty('--pitch-offset', `${PITCHES[pitch]?.chartOffset}px`)
  }, [sky, pitch])

  useEffect(() => () => playback.current?.stop(), [playback])

  function toggle(button: HTMLElement, clicks: number) {
    if (isSoundOn) {
      const isDoubleClick = clicks > 1 && performance.now() - lastPress.current < DOUBLE_CLICK_MS
      if (!isDoubleClick) playback.current?.stop()
      return
    }
    if (clicks > 1 || isPressTooSoon() || !sky.current) return
    lastPress.current = performance.now()
    bringIntoView(sky.current, button)
    setLevel(0)
    setPhase('starting')
    onStatus('')
    setIsSoundOn(true)
    playback.current = startPlayback({
      stopButton: button,
      pitch,
      onStart: () => {
        setPhase('playing')
        onStatus(sound.status.playing)
      },
      onStage: pinStage,
      onEnd: (outcome) => {
        lastPress.current = performance.now()
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

  function nextLevel() {
    // The second press of a double click on Hear.
    if (isPressTooSoon()) return
    const next = (level + 1) % sound.levels.length
    setLevel(next)
    playback.current?.setLevel(next)
    onStatus(sound.levels[next]?.announced ?? '')
  }

  function choosePitch(chosen: number) {
    setPitch(chosen)
    playback.current?.setPitch(chosen)
  }

  return { phase, level, pitch, toggle, nextLevel, choosePitch }
}

/**
 * Scrolls only if the picture and the button are not both in view: to the top of the picture if both
 * fit, or else until the button is whole. Not by `scrollIntoView`, which scrolls smoothly even with
 * `instant` before Chrome 121.
 */
function bringIntoView(sky: Element, button: Element) {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const top = Number.parseFloat(scrollPaddingTop)
  const bottom = innerHeight - Number.parseFloat(scrollPaddingBottom)
  const picture = sky.getBoundingClientRect()
  const stop = button.getBoundingClientRect()
  if (picture.top >= top - 1 && stop.bottom <= innerHeight) return
  const fit = stop.bottom - picture.top <= bottom - top
  const distance = fit ? picture.top - top : Math.max(0, stop.bottom - bottom)
  window.scrollBy({ top: distance || Math.min(0, stop.top - top), behavior: 'instant' })
}
