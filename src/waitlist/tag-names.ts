import { CAMPAIGN_TAGS } from './campaign-tags.ts'

type TagNames = { names: string; fault?: never } | { names?: never; fault: string }

const isTag = (text: string) => CAMPAIGN_TAGS.some((tag) => tag === text)

/**
 * Parses the form's own names for campaign tags, such as "utm_source=entry.123, ref=entry.456",
 * which Google Forms and Airtable need. Spaces within a name stay.
 * @returns the names as a query, or what is wrong, worded to follow the setting's name
 */
export function parseTagNames(setting: string): TagNames {
  const names = new URLSearchParams()
  for (const pair of setting === '' ? [] : setting.split(',')) {
    const [tag = '', name = ''] = pair.split(/=(.*)/s).map((part) => part.trim())
    if (!isTag(tag)) {
      return { fault: `has "${tag}" where one of ${CAMPAIGN_TAGS.join(', ')} should stand` }
    }
    // Far longer than any field's name.
    if (!/^\P{C}{1,100}$/u.test(name)) return { fault: `gives no usable name for ${tag}` }
    if (names.has(tag)) return { fault: `names ${tag} twice` }
    // It would take the other tag's place.
    if (isTag(name) && name !== tag) return { fault: `gives ${tag} the name of another tag` }
    if ([...names.values()].includes(name)) return { fault: `uses the name "${name}" twice` }
    names.set(tag, name)
  }
  return { names: names.toString() }
}
