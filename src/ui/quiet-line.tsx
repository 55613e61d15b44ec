import './quiet-line.css'
import { QUIET_LINE_HEIGHT, QUIET_LINE_WIDTH, quietLinePath } from './quiet-line-path.ts'

interface QuietLineProps {
  /** How tense the sound is: as beside the hero, or at rest above the footer. */
  mood: 'tense' | 'calm'
}

/** The sound trace that leads through the page; for the eye alone. */
export function QuietLine({ mood }: QuietLineProps) {
  return (
    <svg
      className={`quiet-line quiet-line-${mood}`}
      viewBox={`0 0 ${QUIET_LINE_WIDTH} ${QUIET_LINE_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={quietLinePath(mood)} />
    </svg>
  )
}
