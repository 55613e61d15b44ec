export const legalCopy = {
  contentsTitle: 'On this page',
  /** The month that all legal pages name (specification, section 9). Only counsel may change it. */
  lastUpdated: 'Last updated January 2025',
} as const
