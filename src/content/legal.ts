export const legal = {
  contentsTitle: 'On this page',
  /** For screen readers, on a table that scrolls by itself. */
  tableLabel: 'Table',
  /** On every legal page. Only the owner may change the month (docs/requirements.md, "Pages"). */
  lastUpdated: 'Last updated January 2025',
} as const
