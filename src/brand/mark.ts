/** Side of the mark's square viewBox. The mark: one sharp line, one soft hill below its tip. */
export const MARK_SIZE = 32
export const MARK_HILL = 'M0 27C10 27 8 8.5 20 8.5S28 27 32 27Z'
export const MARK_LINE = 'M9.5 27C11.5 22 11.2 10 11.7 2H12.3C12.8 10 12.5 22 14.5 27Z'
