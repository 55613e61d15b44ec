export const QUIET_LINE_WIDTH = 1200
export const QUIET_LINE_HEIGHT = 120

/** How tense the sound is, from the hero down to the footer. */
export type Mood = 'tense' | 'covered' | 'calm'

const MIDDLE = QUIET_LINE_HEIGHT / 2
const STEP = 12

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

/** A zigzag around the middle, in steps of 2 px, so that the smallest swings are at rest. */
function trace(swing: (place: number) => number): string {
  let path = `M0 ${MIDDLE}l`
  let y = MIDDLE
  for (let x = STEP, side = -1; x <= QUIET_LINE_WIDTH; x += STEP, side = -side) {
    const nextY = MIDDLE + side * 2 * Math.round(swing(x / QUIET_LINE_WIDTH) / 2)
    path += `${STEP} ${nextY - y} `
    y = nextY
  }
  return path.trimEnd()
}

const WAVE = 'M40 60C300 60 360 8 600 8S900 60 1160 60C900 60 840 112 600 112S300 60 40 60Z'
const SWELL = 'M-9 80C240 80 330 24 600 24S960 80 1209 80V140H-9Z'

/**
 * The quiet line as SVG paths in a box of 1200 × 120, in drawing order. `tense`: a fast trace that
 * dies away to the right; `covered`: an even trace under a soft wave; `calm`: one slow swell, closed
 * below so that its ground can be filled.
 */
export const quietLinePaths: Record<Mood, string[]> = {
  tense: [trace(tenseSwing)],
  covered: [trace(coveredSwing), WAVE],
  calm: [SWELL],
}
