import { CAMPAIGN_TAGS } from '../../settings/tag-route.ts'

/** Longer than any real campaign name. */
const MAX_TAG_CHARACTERS = 150

/** Control and format characters (bidi, zero width) and line breaks. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * Cleans up the campaign tags in `location.search`: keeps the first of each name, drops blank ones.
 * Mailing tools write `&amp;` for `&`, and some people capitalize the names. Other parameters stay.
 */
export function tidySearch(search: string): URLSearchParams {
  const tidy = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search.replace(/&(?:amp;)+/gi, '&'))) {
    const tag = CAMPAIGN_TAGS.find((known) => known === name.toLowerCase())
    // Spread, so that no surrogate pair is split.
    const text = [...value.replace(INVISIBLE, '').trim()].slice(0, MAX_TAG_CHARACTERS).join('')
    if (!tag) tidy.append(name, value)
    else if (text && !tidy.has(tag)) tidy.set(tag, text.trim())
  }
  return tidy
}

/** Newsletter tools append tags to the whole URL, after its anchor: `/#cost?ref=a`, or `/#ref=a`. */
const TAGS_IN_HASH = /[?&]|^#\w+=/

/**
 * Copies the campaign tags in the page's URL to its links, so that they last for a visit without any
 * storage. Internal links get them in the query; `data-tag-part` and `data-tag-names` define how
 * external services receive them. The form's frame reads the cleaned-up URL. Anything else after an
 * anchor, such as a click ID, is dropped: in the query, it would reach the host.
 */
export function carryCampaignTags() {
  const { hash, search } = location
  const start = hash.search(TAGS_IN_HASH)
  const anchor = start < 0 ? hash : hash.slice(0, start)
  const late = hash.slice(anchor.length).replace(/^[#?]/, '')
  const lateTags = [...tidySearch(late)].filter(([name]) =>
    CAMPAIGN_TAGS.some((tag) => tag === name),
  )
  const visit = tidySearch(`${search}&${new URLSearchParams(lateTags)}`)
  const tags = CAMPAIGN_TAGS.filter((tag) => visit.has(tag))
  const isTidy = `${visit}` === `${new URLSearchParams(search)}`
  if (start >= 0 || (tags.length > 0 && !isTidy)) {
    const tidy = new URL(location.href)
    tidy.search = `${visit}`
    // Without its anchor, so that going there counts as a jump.
    tidy.hash = start < 0 ? hash : ''
    history.replaceState(history.state, '', tidy)
    if (start > 0) location.replace(anchor)
  }
  for (const link of document.links) {
    const { tagPart, tagNames } = link.dataset
    const part = tagPart === 'hash' ? 'hash' : 'search'
    const own = new URLSearchParams(link.search)
    // Links within the page already inherit its tags, so their URLs stay short.
    const inside = tags.filter((tag) => link.origin === location.origin && !own.has(tag))
    const names = tagNames ?? new URLSearchParams(inside.map((tag) => [tag, tag]))
    const pairs = [...new URLSearchParams(names)].flatMap(([tag, name]) => {
      const value = visit.get(tag)
      return value ? `${encodeURIComponent(name)}=${encodeURIComponent(value)}` : []
    })
    if (pairs.length > 0) link[part] = [link[part], ...pairs].filter(Boolean).join('&')
  }
}
