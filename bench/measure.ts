/** What the median must be at most, or at least; and where chance has no part in it, every value. */
type Bound = ({ most: number } | { least: number }) & { every?: boolean }

/** One thing that was measured, as often as it was measured. */
export interface Measure {
  what: string
  /** One value a run, in the measure's unit. */
  values: number[]
  unit: string
  /** Nothing where it is only shown. */
  bound?: Bound
}

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  if (sorted.length === 0) return Number.NaN
  if (!Number.isInteger(middle)) return sorted[Math.floor(middle)] ?? Number.NaN
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** Whether a measure is within its bound. One without a bound, or with a value that is none, is not. */
export function isWithin({ values, bound }: Measure): boolean {
  if (!bound || !values.every(Number.isFinite)) return false
  const judged = bound.every && values.length > 0 ? values : [median(values)]
  return judged.every((value) => ('most' in bound ? value <= bound.most : value >= bound.least))
}

/**
 * By which power of its size a cost grows: 1 is linear, 2 is with the square.
 * @param size how many times larger the input was
 * @param cost how many times larger the cost was
 */
export function growthExponent(size: number, cost: number): number {
  return Math.log(cost) / Math.log(size)
}
