import { masking } from '../content/masking.ts'
import { ChartScene } from '../scenes/chart.tsx'
import { Icon } from '../ui/icon.tsx'
import './masking-chart.css'

/** All four stages in one drawing, with its labels. */
export function MaskingChart() {
  const { loudness, loudnessRange } = masking.axes
  return (
    <div className="masking-chart">
      <ChartScene />
      <p className="masking-loudness">
        <Icon name="up" />
        {` ${loudness}`}
        <span>{`: ${loudnessRange}`}</span>
      </p>
      <div className="masking-everyday masking-everyday-names">
        {masking.everyday.map((sound) => (
          <span key={sound}>{sound}</span>
        ))}
      </div>
    </div>
  )
}
