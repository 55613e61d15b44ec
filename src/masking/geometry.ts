/** The picture's box, in its own units. Left is low pitch, right is high; up is loud. */
export const PICTURE = { width: 960, height: 400, floor: 372, left: 12, top: 20 } as const

export interface Bump {
  /** Place of its top on the pitch axis. */
  x: number
  height: number
  halfWidth: number
  /** How wide the top is drawn, as a share of the half width: 0 is a needle. */
  crown: number
}

/** The drawn tinnitus lies towards the high pitches, as most people's does. */
export const PEAK: Bump = { x: 620, height: 276, halfWidth: 38, crown: 0.08 }

/** Its cover, at the same pitch: one soft hill, drawn as three for a soft edge. */
export const HILL: readonly Bump[] = [
  { x: 620, height: 326, halfWidth: 330, crown: 0.44 },
  { x: 620, height: 306, halfWidth: 262, crown: 0.44 },
  { x: 620, height: 290, halfWidth: 196, crown: 0.44 },
]

/** Calm sounds of everyday life, spread over the pitches: voices, birds, a kettle. */
export const EVERYDAY: readonly Bump[] = [
  { x: 190, height: 170, halfWidth: 178, crown: 0.54 },
  { x: 470, height: 212, halfWidth: 160, crown: 0.5 },
  { x: 785, height: 156, halfWidth: 172, crown: 0.54 },
]

/** The outline of a bump, from its left foot on the floor over its top to its right foot. */
export function bumpPath({ x, height, halfWidth, crown }: Bump): string {
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
