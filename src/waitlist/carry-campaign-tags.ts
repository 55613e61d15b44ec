// A copy of its own: a module shared with the frame's island would be a file of its own, and the
// page would ask for it before any scroll.
import { readCampaignTags, withCampaignTags } from './attribution.ts?own-copy'
import type { Attribution } from './framed-provider.ts'

/**
 * Puts the tags of the page's own address on its links: on those to the site's pages, so that
 * they last for a visit in one tab without any storage, and on those to the services outside
 * that take them, as each link's `data-tags` and `data-tag-names` say.
 */
export function carryCampaignTags({ links, location }: Document) {
  const tags = readCampaignTags(location.search)
  for (const link of tags.size > 0 ? links : []) {
    const isInside = link.origin === location.origin
    const how = (link.dataset.tags as Attribution) ?? (isInside ? 'query' : 'none')
    const carried = withCampaignTags(link.href, tags, { how, names: link.dataset.tagNames })
    // A jump within the page carries them already and keeps its short address.
    if (carried !== link.href) link.href = carried
  }
}

carryCampaignTags(document)
