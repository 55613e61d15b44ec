import { useLayoutEffect, useRef } from 'react'
import { hear } from '../../copy/hear.ts'
import type { Phase } from './demonstration.ts'
import styles from './hear-panels.css?inline'
import { STEP_COUNT } from './player.ts'

// Astro would write an imported sheet into the page, where it is of no use before the press.
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Announced when the sound begins, and when it has ended. */
export function statusOf(phase: Phase): string {
  if (phase === 'playing') return hear.playing
  return phase === 'ended' ? hear.ended : ''
}

interface HearCaptionProps {
  /** Index of the stage that is heard. */
  stage: number
}

/** All captions share one place, as high as the longest, so that nothing jumps. */
export function HearCaption({ stage }: HearCaptionProps) {
  return (
    <div className="hear-words">
      <p className="hear-caption">
        {hear.captions.map((caption, index) => (
          <span key={caption.id} data-shown={index === stage}>
            {`${caption.text} `}
            {'limit' in caption && <span className="hear-limit">{caption.limit}</span>}
          </span>
        ))}
      </p>
      <HearNothing />
    </div>
  )
}

interface HearLevelProps {
  /** Index of the loudness step that is played. */
  step: number
  onChoose: (step: number) => void
  /** The button had the focus when it went. */
  onFocusLost: () => void
}

/** Goes through the three quiet steps, and back to the softest. */
export function HearLevel({ step, onChoose, onFocusLost }: HearLevelProps) {
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own === document.activeElement) onFocusLost()
    }
  }, [onFocusLost])

  return (
    <button
      type="button"
      className="button button-secondary hear-level"
      ref={button}
      onClick={() => onChoose((step + 1) % STEP_COUNT)}
    >
      {`${hear.levelLabel} ${step + 1} ${hear.levelOf} ${STEP_COUNT}`}
    </button>
  )
}

/** In the bar while it plays, and beneath it after; beneath alone where the window is low. */
export function HearNothing() {
  const { lead, text } = hear.nothingHeard
  return (
    <p className="hear-nothing">
      <strong>{lead}</strong>
      {` ${text}`}
    </p>
  )
}
