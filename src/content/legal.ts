export const legal = {
  contentsTitle: 'On this page',
  /** For screen readers, on a table that scrolls by itself. */
  tableLabel: 'Table',
  /** On every legal page, with the month in its front matter. */
  lastUpdated: (month: string) => `Last updated ${month}`,
} as const
