/** Query parameters of the page's URL that are passed on to outside services. No click IDs. */
export const CAMPAIGN_TAGS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
] as const

/** Where and under which names an outside address expects the tags. */
export interface TagMapping {
  placement: 'search' | 'hash'
  /** The address's own parameter for each tag: "utm_source=entry.1&ref=entry.2". */
  parameters: string
}

/** Longer than any real campaign name. */
const MAX_TAG_CHARACTERS = 150

/** Control and format characters (bidi, zero width) and line breaks. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * Cleans up the campaign tags in `location.search`: keeps the first of each name, drops blank ones.
 * Mailing tools write `&amp;` for `&`, and some people capitalize the names. Other parameters stay.
 */
export function normalizeTags(search: string): URLSearchParams {
  const normalized = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search.replace(/&(?:amp;)+/gi, '&'))) {
    const tag = CAMPAIGN_TAGS.find((known) => known === name.toLowerCase())
    // Spread, so that no surrogate pair is split.
    const text = [...value.replace(INVISIBLE, '').trim()].slice(0, MAX_TAG_CHARACTERS).join('')
    if (!tag) normalized.append(name, value)
    else if (text && !normalized.has(tag)) normalized.set(tag, text.trim())
  }
  return normalized
}

/** Newsletter tools append tags to the whole URL, after its anchor: `/#cost?ref=a`, or `/#ref=a`. */
const TAGS_IN_HASH = /[?&]|^#\w+=/

/** Moves tags after an anchor into the page's query. Anything else there, such as a click ID, is dropped. */
function repairLocation() {
  const start = location.hash.search(TAGS_IN_HASH)
  if (start < 0) return
  const anchor = location.hash.slice(0, start)
  const late = normalizeTags(location.hash.slice(start).replace(/^[#?]/, ''))
  const tags = [...late].filter(([name]) => CAMPAIGN_TAGS.some((tag) => tag === name))
  const repaired = new URL(location.href)
  repaired.search = `${normalizeTags(`${location.search}&${new URLSearchParams(tags)}`)}`
  // Without its anchor, so that going there counts as a jump.
  repaired.hash = ''
  history.replaceState(history.state, '', repaired)
  if (anchor) location.replace(anchor)
}

/** Adds a visit's tags to an address, at the place and under the names of its `TagMapping`. */
function appendTags(
  address: URL | HTMLHyperlinkElementUtils,
  visit: URLSearchParams,
  { placement, parameters }: { placement?: string; parameters: string },
) {
  const part = placement === 'hash' ? 'hash' : 'search'
  const pairs = [...new URLSearchParams(parameters)].flatMap(([tag, name]) => {
    const value = visit.get(tag)
    return value ? `${encodeURIComponent(name)}=${encodeURIComponent(value)}` : []
  })
  if (pairs.length > 0) address[part] = [address[part], ...pairs].filter(Boolean).join('&')
}

/**
 * Adds the campaign tags in the page's URL to its links and to the address of the form's frame, so that
 * they last for a visit without any storage. `data-tag-placement` and `data-tag-parameters` hold the
 * `TagMapping` of an outside address; the frame's is in `data-frame-url`.
 */
export function propagateCampaignTags() {
  repairLocation()
  const visit = normalizeTags(location.search)
  for (const link of document.links) {
    const { tagPlacement, tagParameters } = link.dataset
    const own = new URLSearchParams(link.search)
    // Links within the page already inherit its tags, so their URLs stay short.
    const inside = CAMPAIGN_TAGS.filter((tag) => link.origin === location.origin && !own.has(tag))
    const parameters = tagParameters ?? `${new URLSearchParams(inside.map((tag) => [tag, tag]))}`
    appendTags(link, visit, { placement: tagPlacement, parameters })
  }
  const frame = document.querySelector<HTMLElement>('[data-frame-url]')
  if (frame) {
    const { frameUrl = '', tagPlacement: placement, tagParameters: parameters = '' } = frame.dataset
    const url = new URL(frameUrl)
    appendTags(url, visit, { placement, parameters })
    frame.dataset.frameUrl = url.href
  }
}
