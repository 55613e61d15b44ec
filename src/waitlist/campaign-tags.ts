/** The parameters of a landing address that go on to the services. Click ids are left out. */
export const CAMPAIGN_TAGS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
] as const

export type CampaignTags = ReadonlyMap<(typeof CAMPAIGN_TAGS)[number], string>

/** How an address takes the tags. */
export interface TagRoute {
  /** 'map': in the query, but only under the names given in `names`. */
  how: 'query' | 'hash' | 'map' | 'none'
  /** The form's own names for the tags, as a query: "utm_source=entry.1&ref=entry.2". */
  names?: string
}

/** Longer than any real campaign name; six of them stay far below MAX_ADDRESS_CHARACTERS. */
const MAX_TAG_CHARACTERS = 150

/** Control and format characters (bidi, zero width) and line breaks. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Reads the tags from `location.search`: the first of each name, blank ones left out. */
export function readCampaignTags(search: string): CampaignTags {
  const parameters = new URLSearchParams(search)
  const tags = new Map()
  for (const tag of CAMPAIGN_TAGS) {
    const value = (parameters.get(tag) ?? '').replace(INVISIBLE, '').trim()
    // Spread, so that no surrogate pair is cut in half.
    if (value) tags.set(tag, [...value].slice(0, MAX_TAG_CHARACTERS).join('').trim())
  }
  return tags
}

/**
 * Adds the tags to an address. A parameter that is already in its query or hash is the owner's
 * and stays as written.
 * @param address an absolute URL
 */
export function addCampaignTags(
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
    // A plus sign is not read as a space in every hash; %20 always is.
    const pair = `${new URLSearchParams([[name, value]])}`.replaceAll('+', '%20')
    url[part] = url[part] ? `${url[part]}&${pair}` : pair
  }
  return url.href
}

/**
 * Puts the tags of the page's own address on its links and on the address that waits for the
 * form's frame, so that they last for a visit without any storage. Links to the site's own pages
 * take them in the query; `data-tags` and `data-tag-names` say how the services take them.
 */
export function carryCampaignTags() {
  const tags = readCampaignTags(location.search)
  if (tags.size === 0) return
  for (const link of document.links) {
    const tagged = addCampaignTags(
      link.href,
      tags,
      tagRouteOf(link, link.origin === location.origin),
    )
    // A jump within the page has the tags already and keeps its short address.
    if (tagged !== link.href) link.href = tagged
  }
  const place = document.querySelector<HTMLElement>('[data-frame-url]')
  if (!place?.dataset.frameUrl) return
  place.dataset.frameUrl = addCampaignTags(place.dataset.frameUrl, tags, tagRouteOf(place))
}

function tagRouteOf({ dataset }: HTMLElement, isInside = false): TagRoute {
  const how = (dataset.tags as TagRoute['how']) ?? (isInside ? 'query' : 'none')
  return { how, names: dataset.tagNames }
}
