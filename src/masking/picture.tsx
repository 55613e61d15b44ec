import './picture.css'

/** The picture's box, in its own units. Left is low pitch, right is high; up is loud. */
export const PICTURE = { width: 960, height: 400, floor: 372, left: 12, top: 20 } as const

export interface Bump {
  /** Place of its top on the pitch axis. */
  x: number
  height: number
  halfWidth: number
  /** Width of the top, as a share of the half width: 0 is a needle. */
  crown: number
}

/** The tinnitus, towards the high pitches, as most people's is. */
export const PEAK: Bump = { x: 620, height: 276, halfWidth: 38, crown: 0.08 }

/** One soft hill that covers it, drawn as three for a soft edge. */
export const HILL: readonly Bump[] = [
  { x: 620, height: 326, halfWidth: 330, crown: 0.44 },
  { x: 620, height: 306, halfWidth: 262, crown: 0.44 },
  { x: 620, height: 290, halfWidth: 196, crown: 0.44 },
]

/** Sounds of everyday life, in the order of the copy. */
export const EVERYDAY: readonly Bump[] = [
  { x: 190, height: 170, halfWidth: 178, crown: 0.54 },
  { x: 470, height: 212, halfWidth: 160, crown: 0.5 },
  { x: 785, height: 156, halfWidth: 172, crown: 0.54 },
]

/** From its left foot on the floor over its top to its right foot. */
function bumpPath({ x, height, halfWidth, crown }: Bump): string {
  const { floor } = PICTURE
  const top = floor - height
  const shoulder = Math.round(halfWidth * crown)
  const foot = Math.round(halfWidth * 0.38)
  return (
    `M${x - halfWidth} ${floor}` +
    `C${x - foot} ${floor} ${x - shoulder} ${top} ${x} ${top}` +
    `S${x + foot} ${floor} ${x + halfWidth} ${floor}`
  )
}

/**
 * Pitch against loudness, with the shapes of all stages: the style sheet shows those of the stage
 * that the chart names. The box may be stretched; strokes keep their width.
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
