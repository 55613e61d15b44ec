/** The product's mark in a square box of this size: one sharp line, one soft hill below its tip. */
export const MARK_SIZE = 32
export const MARK_HILL = 'M0 27C10 27 8 8 20 8S28 27 32 27Z'
export const MARK_LINE = 'M9.2 27C11.4 22 11 10 11.6 2H12.4C13 10 12.6 22 14.8 27Z'
