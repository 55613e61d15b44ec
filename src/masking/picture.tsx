import { bumpPath, EVERYDAY, HILL, PEAK, PICTURE } from './geometry.ts'
import './picture.css'

/**
 * Pitch against loudness. All shapes of all stages are there; the style sheet shows those of
 * the stage that the element around it names, and morphs by transform and opacity alone.
 * The box may be stretched: strokes keep their width.
 */
export function Picture() {
  const { width, height, floor, left, top } = PICTURE
  const peak = bumpPath(PEAK)
  return (
    <svg
      className="picture"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="picture-levels" d={`M${left} 136H${width}M${left} 254H${width}`} />
      <path className="picture-shape picture-outline" d={peak} />
      <path className="picture-shape picture-peak" d={peak} />
      <path className="picture-shape picture-faint-peak" d={peak} />
      <g className="picture-shape picture-hill">
        {HILL.map((hill) => (
          <path key={hill.halfWidth} d={bumpPath(hill)} />
        ))}
      </g>
      <g className="picture-shape picture-everyday">
        {EVERYDAY.map((bump) => (
          <path key={bump.x} d={bumpPath(bump)} />
        ))}
      </g>
      <path className="picture-axes" d={`M${left} ${top}V${floor}H${width - left}`} />
    </svg>
  )
}
