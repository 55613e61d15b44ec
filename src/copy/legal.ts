/** The legal texts and the copyright name one year (specification, section 9). */
export const LEGAL_YEAR = 2025

export const legalCopy = {
  contentsTitle: 'On this page',
  /** The month that all legal pages name. Only counsel may change it. */
  lastUpdated: `Last updated January ${LEGAL_YEAR}`,
} as const
