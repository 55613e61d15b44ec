/** Questions to press one after the other, by their place: neighbors and far ones, each below the first. */
export const QUESTION_PAIRS = [
  [0, 1],
  [6, 9],
  [0, 5],
  [2, 3],
] as const
