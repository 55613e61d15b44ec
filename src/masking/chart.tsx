import { ArrowRight, ArrowUp, Bird, Coffee, MessageCircle } from 'lucide-react'
import { masking } from '../copy/masking.ts'
import './chart.css'
import { masking as scene } from '../scenes/masking.tsx'
import { Scene } from '../scenes/scene.tsx'

/** In the order of the everyday sounds in the copy and in `picture.tsx`. */
const EVERYDAY_ICONS = [MessageCircle, Bird, Coffee]

interface ChartProps {
  /** Index of the stage that is shown. */
  stage: number
}

/** The picture with its axes and everyday sounds named, and the caption of its stage. */
export function Chart({ stage }: ChartProps) {
  const { pitch, pitchLow, pitchHigh, loudness } = masking.axes
  return (
    <figure className="chart" data-stage={masking.stages[stage]?.id}>
      <p>
        <ArrowUp className="icon" aria-hidden="true" />
        {` ${loudness}`}
      </p>
      <div className="chart-picture">
        <Scene scene={scene} className="picture" />
        <p className="chart-everyday" aria-hidden="true">
          {masking.everyday.map((sound, index) => {
            const Icon = EVERYDAY_ICONS[index] ?? MessageCircle
            return (
              <span key={sound}>
                <Icon className="chart-icon" />
                {sound}
              </span>
            )
          })}
        </p>
      </div>
      <p className="chart-pitch">
        <span>{pitchLow}</span>
        <span>
          {`${pitch} `}
          <ArrowRight className="icon" aria-hidden="true" />
        </span>
        <span>{pitchHigh}</span>
      </p>
      <figcaption>
        {masking.stages.map(({ id, caption }, index) => (
          <span key={id} data-shown={index === stage}>
            {caption}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
