import { type Step, StepScene } from '../scenes/three-steps.tsx'
import './three-steps.css'

/** What one would do in the app, without inventing its screens. */
export const ThreeSteps = ({ labels }: { labels: Record<Step, string> }) => (
  <ol className="three-steps">
    {(['play', 'pick', 'choose'] as const).map((step, index) => (
      <li key={step}>
        <span>
          {index + 1}&ensp;{labels[step]}
        </span>
        <StepScene step={step} />
      </li>
    ))}
  </ol>
)
