/** The product's mark in a square box of this size: one sharp line, one soft hill below its tip. */
export const MARK_SIZE = 32
export const MARK_HILL = 'M0 27C10 27 8 8 20 8S28 27 32 27Z'
export const MARK_LINE = 'M10 27C12 22 11.5 10 12 2C12.5 10 12 22 14 27Z'
