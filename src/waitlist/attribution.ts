import type { Attribution } from './framed-provider.ts'

/** The parameters of a landing address that go on to the form. Click ids are not among them. */
export const CAMPAIGN_TAGS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
] as const

type CampaignTag = (typeof CAMPAIGN_TAGS)[number]

export type CampaignTags = ReadonlyMap<CampaignTag, string>

/** How an address outside the site takes the tags. */
export interface TagRoute {
  how: Attribution
  /** The address's own names for the tags, as a query: "utm_source=entry.1&ref=entry.2". */
  names?: string
}

/**
 * No name that a person gives a campaign is longer, and six of them in ordinary letters leave an
 * address far below the 8,000 octets that servers should take (RFC 9110, section 4.1).
 */
const MAX_TAG_CHARACTERS = 150

/** Control and format characters (bidi, zero width) and line breaks: a report shows none of them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * Reads the tags from `location.search`, the first of each name; a blank one counts as none.
 * Nothing else of the address is read.
 */
export function readCampaignTags(search: string): CampaignTags {
  const parameters = new URLSearchParams(search)
  const tags = new Map<CampaignTag, string>()
  for (const tag of CAMPAIGN_TAGS) {
    const value = (parameters.get(tag) ?? '').replace(INVISIBLE, '').trim()
    // By characters, not by halves of them.
    if (value) tags.set(tag, [...value].slice(0, MAX_TAG_CHARACTERS).join('').trim())
  }
  return tags
}

/**
 * Adds the tags to an address. A parameter that is there already, in the query or in the hash,
 * is the owner's and stays as it is written.
 * @param address a whole web address
 */
export function withCampaignTags(
  address: string,
  tags: CampaignTags,
  { how, names }: TagRoute,
): string {
  if (how === 'none') return address
  const url = new URL(address)
  const part = how === 'hash' ? 'hash' : 'search'
  const ownNames = new URLSearchParams(names)
  const taken = new URLSearchParams(`${url.search}&${url.hash.slice(1)}`)
  for (const [tag, value] of tags) {
    const name = ownNames.get(tag) ?? (how === 'map' ? '' : tag)
    if (!name || taken.has(name)) continue
    taken.set(name, value)
    // Everyone reads %20 as a space; a plus sign stays one in some hashes.
    const pair = `${new URLSearchParams([[name, value]])}`.replaceAll('+', '%20')
    url[part] = url[part] ? `${url[part]}&${pair}` : pair
  }
  return url.href
}
