export const QUIET_LINE_WIDTH = 1200
export const QUIET_LINE_HEIGHT = 120

const MIDDLE = QUIET_LINE_HEIGHT / 2
const TENSE_STEP = 9

/** How far the tense trace swings at a place from 0 to 1: loud at first, easing to rest. */
function swing(place: number): number {
  const ease = (1 - place) ** 1.6
  const breath = 0.62 + 0.38 * Math.sin(place * 21)
  return 52 * ease * breath
}

/**
 * The quiet line as an SVG path in a box of 1200 × 120.
 * @param mood 'tense': a fine, fast trace that dies away to the right; 'calm': one slow swell
 */
export function quietLinePath(mood: 'tense' | 'calm'): string {
  if (mood === 'calm') {
    // Closed outside the box, so that the ground beneath it can be filled.
    const rest = MIDDLE + 20
    return `M-9 ${rest}C240 ${rest} 330 24 600 24S960 ${rest} 1209 ${rest}V140H-9Z`
  }
  let path = `M0 ${MIDDLE}`
  let side = -1
  for (let x = TENSE_STEP; x <= QUIET_LINE_WIDTH; x += TENSE_STEP) {
    const y = MIDDLE + side * swing(x / QUIET_LINE_WIDTH)
    path += `L${x} ${Math.round(y)}`
    side = -side
  }
  return path
}
