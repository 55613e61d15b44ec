/** The parameters of a landing address that go on to the services. Click ids are left out. */
export const CAMPAIGN_TAGS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
] as const

/** How an address takes the tags. */
export interface TagRoute {
  part: 'search' | 'hash'
  /** The address's names for the tags that it takes: "utm_source=entry.1&ref=entry.2". */
  names: string
}
