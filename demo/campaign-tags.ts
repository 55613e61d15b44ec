import { type Html, html } from './html.ts'
import { arrivedWith } from './words.ts'

/** A name and value by which a campaign recognizes its visitors, such as utm_source. */
export type CampaignTag = readonly [name: string, value: string]

const TAG_NAME = /^(?:utm_[a-z_]{1,32}|ref)$/
const MAX_TAGS = 8
const MAX_TAG_CHARACTERS = 200

/**
 * The campaign tags among the fields of an address or a form: `utm_*` and `ref`,
 * the first of each name, at most 8 of 200 characters. Everything else is dropped.
 */
export function campaignTags(fields: URLSearchParams): CampaignTag[] {
  const tags = new Map<string, string>()
  for (const [name, value] of fields) {
    if (!TAG_NAME.test(name) || tags.has(name) || value.trim() === '') continue
    tags.set(name, value.trim().slice(0, MAX_TAG_CHARACTERS))
  }
  return [...tags].slice(0, MAX_TAGS)
}

/** Carries the tags through the sending of a form. */
export function hiddenTags(tags: CampaignTag[]): Html[] {
  return tags.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
}

/** A small line that shows which tags came along; nothing where none did. */
export function arrivedLine(tags: CampaignTag[]): Html | undefined {
  if (tags.length === 0) return undefined
  const list = tags.map(([name, value]) => `${name}=${value}`).join(', ')
  return html`<p class="arrived">${arrivedWith} ${list}</p>`
}
