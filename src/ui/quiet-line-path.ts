export const QUIET_LINE_WIDTH = 1200
export const QUIET_LINE_HEIGHT = 120

/** How tense the sound is, from the hero down to the footer. */
export type Mood = 'tense' | 'covered' | 'calm'

const MIDDLE = QUIET_LINE_HEIGHT / 2
const STEP = 12
/** Swings are multiples of 2 px; anything smaller is at rest. */
const GRAIN = 2

/** How far the trace swings at a place from 0 to 1: loud at first, easing to rest. */
function tenseSwing(place: number): number {
  const ease = (1 - place) ** 1.6
  const breath = 0.62 + 0.38 * Math.sin(place * 21)
  return 52 * ease * breath
}

/** An even trace, small enough to lie under the wave that covers it. */
function coveredSwing(place: number): number {
  return 12 + 6 * Math.sin(place * 10 * Math.PI)
}

function trace(swing: (place: number) => number, middle: number): string {
  let path = `M0 ${middle}l`
  let y = middle
  let side = -1
  for (let x = STEP; x <= QUIET_LINE_WIDTH; x += STEP) {
    const nextY = middle + side * GRAIN * Math.round(swing(x / QUIET_LINE_WIDTH) / GRAIN)
    path += `${STEP} ${nextY - y} `
    y = nextY
    side = -side
  }
  return path.trimEnd()
}

/**
 * The quiet line as SVG paths in a box of 1200 × 120, in the order in which they are drawn.
 * @param mood 'tense': a fine, fast trace that dies away to the right; 'covered': an even trace
 * under a soft wave; 'calm': one slow swell, closed below so that its ground can be filled
 */
export function quietLinePaths(mood: Mood): string[] {
  const rest = MIDDLE + 20
  const swell = `M-9 ${rest}C240 ${rest} 330 24 600 24S960 ${rest} 1209 ${rest}V140H-9Z`
  const wave = 'M40 60C300 60 360 8 600 8S900 60 1160 60C900 60 840 112 600 112S300 60 40 60Z'
  switch (mood) {
    case 'tense':
      return [trace(tenseSwing, MIDDLE)]
    case 'covered':
      return [trace(coveredSwing, MIDDLE), wave]
    case 'calm':
      return [swell]
  }
}
