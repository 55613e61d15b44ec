/**
 * The example's pitches. Tinnitus is often higher still, but many older people would not hear that at
 * so soft a level. The chart shows the peak so many of its units from the middle.
 */
export const PITCHES = [
  { id: 'lower', hertz: 1500, chartOffset: -80 },
  { id: 'middle', hertz: 2200, chartOffset: 0 },
  { id: 'higher', hertz: 3000, chartOffset: 80 },
] as const

/** Index of the pitch that is chosen at first. */
export const MIDDLE = 1
