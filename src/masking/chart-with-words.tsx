import type { Ref } from 'react'
import { masking } from '../content/masking.ts'
import { Icon } from '../ui/icon.tsx'
import { Chart } from './chart.tsx'
import './current-stage.css'
import './chart-with-words.css'

/**
 * All four stages in one drawing with its axes, and their names and captions; CSS shows those of the
 * chosen stage. Hidden from screen readers, which read the captions with the stages' buttons, and what the
 * drawing shows in the list of stages.
 */
export function ChartWithWords({ chart }: { chart?: Ref<HTMLDivElement> }) {
  const { loudness, loudnessRange, pitch, pitchLow, pitchHigh } = masking.axes
  return (
    <figure aria-hidden="true">
      <div className="chart" ref={chart}>
        <p className="chart-loudness">
          <Icon name="up" /> {loudness}
          <span className="chart-loudness-range">: {loudnessRange}</span>
        </p>
        <div className="chart-drawing one-cell">
          <Chart />
          {Object.entries(masking.dailySounds).map(([id, label]) => (
            <p key={id} className={`chart-daily-sound ${id}`} data-stage="habituation">
              {label}
            </p>
          ))}
        </div>
        <p className="chart-pitch">
          <span>{pitchLow}</span>
          <span>
            {pitch} <Icon name="right" />
          </span>
          <span>{pitchHigh}</span>
        </p>
      </div>
      <div className="stage-words one-cell">
        {masking.stages.map(({ id, name, caption }) => (
          <div key={id} data-stage={id}>
            <p className="stage-words-name">{name}</p>
            <p id={`caption-${id}`}>{caption}</p>
          </div>
        ))}
      </div>
    </figure>
  )
}
