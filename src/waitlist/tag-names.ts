import { CAMPAIGN_TAGS } from './attribution.ts'

/** What the owner's setting was read as: the names as a query, or what is wrong with it. */
type TagNames = { names: string; fault?: never } | { fault: string; names?: never }

/** Airtable's longest field names are far shorter than this. */
const NAME = /^[^\p{C}]{1,100}$/u

const isTag = (text: string) => CAMPAIGN_TAGS.some((tag) => tag === text)

/**
 * Reads the form's own names for campaign tags, such as "utm_source=entry.123, ref=entry.456":
 * Google Forms and Airtable prefill by these alone. Spaces within a name stay.
 */
export function readTagNames(setting: string): TagNames {
  if (setting === '') return { names: '' }
  const names = new URLSearchParams()
  for (const pair of setting.split(',')) {
    const [tag = '', ...rest] = pair.split('=')
    const name = rest.join('=').trim()
    if (!isTag(tag.trim())) {
      return { fault: `has "${tag.trim()}" where one of ${CAMPAIGN_TAGS.join(', ')} should stand` }
    }
    if (!NAME.test(name)) return { fault: `gives no usable name for ${tag.trim()}` }
    if (names.has(tag.trim())) return { fault: `names ${tag.trim()} twice` }
    // It would take the place of the other tag, which then went nowhere.
    if (isTag(name) && name !== tag.trim())
      return { fault: `gives ${tag.trim()} the name of another tag` }
    if ([...names.values()].includes(name)) return { fault: `uses the name "${name}" twice` }
    names.set(tag.trim(), name)
  }
  return { names: names.toString() }
}
