/** The product's mark, a peak coming to rest: a line in a square box of this size. */
export const MARK_SIZE = 32
export const MARK_PATH = 'M2 20h6l4-14 5 20 4-10 2 4h7'
