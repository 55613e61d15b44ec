import { FRAMED_PROVIDERS } from './form-provider-table.ts'
import type { FramedProvider } from './framed-provider.ts'
import { LINKED_PROVIDERS, REFUSED_PLACES } from './unframed-provider-table.ts'

const NAMEABLE = FRAMED_PROVIDERS.filter(({ ownDomains }) => ownDomains !== undefined)

const EVERY_PLACE = [...FRAMED_PROVIDERS, ...LINKED_PROVIDERS, ...REFUSED_PLACES]

type Named = { provider?: FramedProvider; fault?: never } | { provider?: never; fault: string }

/**
 * The row of the provider that the owner names for a form on a domain of the owner's own.
 * @param name as in the table, in capitals or not; blank names nobody
 * @param url the form's address; without it the name alone is checked
 * @returns the row, or what is wrong with the name, to follow the setting's name
 */
export function namedProvider(name: string, url?: URL): Named {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return {}
  const provider = NAMEABLE.find((row) => row.name.toLowerCase() === wanted)
  if (!provider) {
    const known = NAMEABLE.map((row) => row.name).join(', ')
    return { fault: `must name a provider that is documented for own domains: ${known}` }
  }
  if (!url) return { provider }
  const owner = EVERY_PLACE.find(({ host }) => host.test(url.hostname))
  if (owner && owner.name !== provider.name) {
    return { fault: `names ${provider.name}, but the form’s host is one of ${owner.name}` }
  }
  if (!provider.path.test(url.pathname)) {
    const like = `one like ${provider.ownDomains}`
    return { fault: `names ${provider.name}, but the form’s address is not ${like}` }
  }
  return { provider }
}
