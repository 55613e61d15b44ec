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
  phase: Phase
  /** Index of the stage that is heard. */
  stage: number
}

/** What is heard now. All captions share one place, as high as the longest, so that nothing jumps. */
export function HearCaption({ phase, stage }: HearCaptionProps) {
  return (
    <p className="hear-caption" hidden={phase !== 'playing'}>
      {hear.captions.map(({ id, text, limit }, index) => (
        <span key={id} data-shown={index === stage}>
          {text}
          {limit && <span className="hear-limit">{` ${limit}`}</span>}
        </span>
      ))}
    </p>
  )
}

interface HearPanelProps {
  sound: Demonstration
  /** The choice of the level has the focus and goes. */
  onFocusLost: () => void
}

/** How loud it is, of three quiet steps, and what to do where nothing is heard. */
export function HearPanel({ sound, onFocusLost }: HearPanelProps) {
  const levels = useRef<HTMLFieldSetElement>(null)
  const isPlaying = sound.phase === 'playing'

  useLayoutEffect(() => {
    if (!isPlaying && levels.current?.contains(document.activeElement)) onFocusLost()
  }, [isPlaying, onFocusLost])

  return (
    <div className="hear-panel">
      <p>{hear.nothingHeard}</p>
      <fieldset className="hear-levels" ref={levels} disabled={!isPlaying}>
        <legend>{hear.levelsLabel}</legend>
        {hear.levels.map((level, index) => (
          <label key={level}>
            <input
              type="radio"
              name="hear-level"
              checked={index === sound.step}
              onChange={() => sound.chooseStep(index)}
            />
            {level}
          </label>
        ))}
      </fieldset>
      <p className="hear-note">{hear.levelsNote}</p>
    </div>
  )
}
