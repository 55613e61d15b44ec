import { hero } from '../copy/hero.ts'
import './pitch-match-sketch.css'

/** The app's planned pitch-match screen as a line drawing; nothing in it can be used. */
export function PitchMatchSketch() {
  const { label, title, hearA, hearB, question, choices } = hero.sketch
  return (
    <figure className="sketch">
      <svg viewBox="0 0 260 460" fontSize="17" aria-hidden="true">
        <rect className="sketch-ground" x="3" y="3" width="254" height="454" rx="38" />
        <path d="M104 22h52" />
        <text className="sketch-title" x="130" y="74" fontSize="21">
          {title}
        </text>
        <path d="M30 176h200" />
        <path
          className="sketch-peak"
          d="M78 176q10 0 14-58q4 58 14 58M150 176q10 0 14-38q4 38 14 38"
        />
        <rect x="30" y="200" width="94" height="52" rx="14" />
        <rect x="136" y="200" width="94" height="52" rx="14" />
        <text x="77" y="232">
          {hearA}
        </text>
        <text x="183" y="232">
          {hearB}
        </text>
        <text x="130" y="300">
          {question}
        </text>
        {choices.map((choice, index) => (
          <g key={choice}>
            <rect x="56" y={318 + index * 40} width="148" height="32" rx="16" />
            <text x="130" y={340 + index * 40}>
              {choice}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
