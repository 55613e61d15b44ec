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

export type CampaignTags = Readonly<Partial<Record<CampaignTag, string>>>

/** The form's own names for the tags, such as `{ utm_source: 'entry.123' }`. */
export type CampaignTagNames = CampaignTags

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
  const tags: Partial<Record<CampaignTag, string>> = {}
  for (const tag of CAMPAIGN_TAGS) {
    const value = (parameters.get(tag) ?? '').replace(INVISIBLE, '').trim()
    // By characters, not by halves of them.
    if (value !== '') tags[tag] = [...value].slice(0, MAX_TAG_CHARACTERS).join('').trim()
  }
  return tags
}

/**
 * Adds the tags to an address. A parameter that is there already, in the query or in the hash,
 * is the owner's and stays.
 * @param how where the form reads them; with 'map' only those that `names` holds are added
 * @param names the form's own names for the tags
 */
export function withCampaignTags(
  url: string,
  tags: CampaignTags,
  how: Attribution,
  names: CampaignTagNames = {},
): string {
  if (how === 'none') return url
  const { path, query, hash } = partsOf(url)
  const taken = new Set([...new URLSearchParams(query).keys(), ...new URLSearchParams(hash).keys()])
  const added: string[] = []
  for (const tag of CAMPAIGN_TAGS) {
    const value = ownText(tags, tag)
    const name = ownText(names, tag) ?? (how === 'map' ? undefined : tag)
    if (!value || !name || taken.has(name)) continue
    taken.add(name)
    // Everyone reads %20 as a space; a plus sign stays one in some hashes.
    added.push(new URLSearchParams([[name, value]]).toString().replaceAll('+', '%20'))
  }
  if (added.length === 0) return url
  return how === 'hash'
    ? `${path}${query && `?${query}`}#${joined(hash, added)}`
    : `${path}?${joined(query, added)}${hash && `#${hash}`}`
}

/**
 * Adds the tags to a link to another page of the site, so that they survive the visit without
 * storage. Files, other sites and jumps within the page stay as they are.
 */
export function carryTags(href: string, tags: CampaignTags, siteOrigin: string): string {
  const target = href.trim()
  if (target === '' || target.startsWith('#')) return href
  if (!URL.canParse(siteOrigin) || !URL.canParse(target, siteOrigin)) return href
  const { protocol, origin, pathname } = new URL(target, siteOrigin)
  const isPage = !/\.[^/]*$/.test(pathname) || /\.html?$/i.test(pathname)
  // A "blob:" address has the site's origin too.
  if (!/^https?:$/.test(protocol) || origin !== new URL(siteOrigin).origin || !isPage) return href
  return withCampaignTags(target, tags, 'query')
}

function partsOf(url: string) {
  const [beforeHash = '', hash = ''] = cut(url, '#')
  const [path = '', query = ''] = cut(beforeHash, '?')
  return { path, query, hash }
}

function cut(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function joined(own: string, added: string[]): string {
  return [...(own === '' ? [] : [own]), ...added].join('&')
}

function ownText(texts: CampaignTags, tag: CampaignTag): string | undefined {
  return Object.hasOwn(texts, tag) ? texts[tag] : undefined
}
