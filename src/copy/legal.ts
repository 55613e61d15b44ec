export const legalCopy = {
  contentsTitle: 'On this page',
  lastUpdated: 'Last updated',
} as const
