/** The year in the legal texts and the copyright notice (docs/requirements.md, "Pages"). */
export const LEGAL_YEAR = 2025

export const legalCopy = {
  contentsTitle: 'On this page',
  /** On every legal page. Only counsel may change the month. */
  lastUpdated: `Last updated January ${LEGAL_YEAR}`,
} as const
