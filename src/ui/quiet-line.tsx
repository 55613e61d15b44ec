import './quiet-line.css'
import {
  type Mood,
  QUIET_LINE_HEIGHT,
  QUIET_LINE_WIDTH,
  quietLinePaths,
} from './quiet-line-path.ts'

interface QuietLineProps {
  mood: Mood
}

/** The decorative sound trace that leads through the page. */
export function QuietLine({ mood }: QuietLineProps) {
  return (
    <svg
      className={`quiet-line quiet-line-${mood}`}
      viewBox={`0 0 ${QUIET_LINE_WIDTH} ${QUIET_LINE_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {mood === 'tense' && (
        <linearGradient id="easing">
          <stop className="easing-from" />
          <stop className="easing-to" offset="0.8" />
        </linearGradient>
      )}
      {quietLinePaths[mood].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
