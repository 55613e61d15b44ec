import { type Html, html } from './html.ts'
import { arrivedWith } from './words.ts'

/** Name and value, such as utm_source and news. */
export type CampaignTag = readonly [name: string, value: string]

/** The `utm_*` and `ref` fields of an address or a form. */
export function campaignTags(fields: URLSearchParams): CampaignTag[] {
  return [...fields].filter(([name, value]) => /^(utm_\w+|ref)$/.test(name) && value.trim())
}

/** Carries the tags through the sending of a form. */
export function hiddenTags(tags: CampaignTag[]): Html[] {
  return tags.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
}

/** A small line that shows which tags came along; undefined if there are none. */
export function arrivedLine(tags: CampaignTag[]): Html | undefined {
  if (tags.length === 0) return undefined
  const list = tags.map(([name, value]) => `${name}=${value}`).join(', ')
  return html`<p class="arrived">${arrivedWith} ${list}</p>`
}
