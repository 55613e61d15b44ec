/** Query parameters of the page's URL that are passed on to outside services. No click IDs. */
export const CAMPAIGN_TAGS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
] as const

/** Where an address expects the tags. */
export interface TagRoute {
  part: 'search' | 'hash'
  /** Tags and the address's own names for them: "utm_source=entry.1&ref=entry.2". */
  names: string
}
