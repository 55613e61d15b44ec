import { masking } from '../copy/masking.ts'
import { Picture } from './picture.tsx'
import { stages } from './stages.ts'

interface ChartProps {
  /** Index of the stage that is shown. */
  stage: number
}

/** The picture with its axes named, and the caption of the stage that it shows. */
export function Chart({ stage }: ChartProps) {
  const { pitch, pitchLow, pitchHigh, loudness, loudnessHigh } = masking.axes
  return (
    <figure className="chart">
      <p className="chart-loudness">
        <span aria-hidden="true">↑</span> {loudness} ({loudnessHigh})
      </p>
      <Picture stage={stages[stage]?.id ?? stages[0].id} />
      <p className="chart-pitch">
        <span>{pitchLow}</span>
        <span>{pitch}</span>
        <span>{pitchHigh}</span>
      </p>
      <figcaption>
        {stages.map(({ id, caption }, index) => (
          <span key={id} data-shown={index === stage}>
            {caption}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
