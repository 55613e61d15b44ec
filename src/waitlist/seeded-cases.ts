/** Draws for the tests with thousands of cases: the same in every run, so that a failure stays. */
export interface Draw {
  /** A whole number from 0 up to, but not with, `limit`. */
  below: (limit: number) => number
  chance: (share: number) => boolean
  one: <Item>(items: readonly Item[]) => Item
}

/** Mulberry32, a public-domain generator by Tommy Ettinger. */
export function seededDraw(seed: number): Draw {
  let state = seed
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(fraction() * limit)
  return {
    below,
    chance: (share) => fraction() < share,
    one: (items) => {
      if (items.length === 0) throw new RangeError('There is nothing to draw from.')
      return items[below(items.length)] as (typeof items)[number]
    },
  }
}
