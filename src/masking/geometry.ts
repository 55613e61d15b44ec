/** The picture's box, in its own units. Left is low pitch, right is high; up is loud. */
export const PICTURE = { width: 640, height: 360, floor: 318 } as const

interface Bump {
  /** Place of its top on the pitch axis. */
  x: number
  height: number
  halfWidth: number
  /** How wide the top is drawn, as a share of the half width: 0 is a needle. */
  crown: number
}

/** The drawn tinnitus lies towards the high pitches, and its cover at the same pitch. */
const PEAK: Bump = { x: 410, height: 232, halfWidth: 34, crown: 0.1 }
const HILL: Bump = { x: 410, height: 270, halfWidth: 206, crown: 0.46 }

/** A bump on the floor of the picture, from its left foot over its top to its right foot. */
export function bumpPath({ x, height, halfWidth, crown }: Bump): string {
  const { floor } = PICTURE
  const top = floor - height
  const shoulder = Math.round(halfWidth * crown)
  const foot = Math.round(halfWidth * 0.4)
  return (
    `M${x - halfWidth} ${floor}` +
    `C${x - foot} ${floor} ${x - shoulder} ${top} ${x} ${top}` +
    `S${x + foot} ${floor} ${x + halfWidth} ${floor}`
  )
}

export const peakPath = bumpPath(PEAK)
export const hillPath = bumpPath(HILL)

/** Calm sounds of everyday life in the foreground: low, wide bumps over the lower pitches. */
export const everydayPaths = [
  bumpPath({ x: 120, height: 128, halfWidth: 104, crown: 0.5 }),
  bumpPath({ x: 520, height: 150, halfWidth: 92, crown: 0.42 }),
  bumpPath({ x: 300, height: 104, halfWidth: 120, crown: 0.55 }),
]
