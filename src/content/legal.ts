export const legal = {
  contentsTitle: 'On this page',
  /** On every legal page. Only counsel may change the month (docs/requirements.md, "Pages"). */
  lastUpdated: 'Last updated January 2025',
} as const
