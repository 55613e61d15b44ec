export const legal = {
  contentsTitle: 'On this page',
  /** On every legal page. Only the owner may change the month (docs/requirements.md, "Pages"). */
  lastUpdated: 'Last updated January 2025',
} as const
