import { useLayoutEffect, useRef } from 'react'
import { hear } from '../../copy/hear.ts'
import type { Phase } from './demonstration.ts'
import styles from './hear-panels.css?inline'
import type { Demonstration } from './use-demonstration.ts'

// A linked sheet would be one more request, and Astro writes all that it knows of into the page.
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** What is told once when the sound begins, and once when it has ended. */
export function statusOf(phase: Phase): string {
  if (phase === 'playing') return hear.playing
  return phase === 'ended' ? hear.ended : ''
}

interface HearCaptionProps {
  /** Index of the stage that is heard. */
  stage: number
}

/** What is heard now. All captions share one place, as high as the longest, so that nothing jumps. */
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
  sound: Demonstration
  /** How many quiet steps there are. */
  steps: number
  /** The button has the focus and goes. */
  onFocusLost: () => void
}

/** Goes through the three quiet steps, and back to the softest. */
export function HearLevel({ sound, steps, onFocusLost }: HearLevelProps) {
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
      className="stage-choice hear-level"
      ref={button}
      onClick={() => sound.chooseStep((sound.step + 1) % steps)}
    >
      {`${hear.levelLabel} ${sound.step + 1} ${hear.levelOf} ${steps}`}
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
