import type { TagRoute } from './campaign-tags.ts'
import {
  BOOKING_PROVIDERS,
  FRAMED_PROVIDERS,
  type FramedProvider,
  findProvider,
  LINKED_PROVIDERS,
} from './providers.ts'
import { parseWebAddress } from './web-address.ts'
import { wrongAddress } from './wrong-addresses.ts'

interface Form {
  /** As named in providers.ts; 'unknown' for a host that is not there. */
  provider: string
  /** The form in a tab of its own. */
  openUrl: string
}

export interface FramedForm extends Form {
  kind: 'frame'
  embedUrl: string
  /** The form's origin and those it may redirect to, for the policy's `frame-src`. */
  frameOrigins: readonly string[]
  sendsMessages: boolean
  tags: TagRoute['how']
  /** The provider is known only because WAITLIST_FORM_PROVIDER names it. */
  isOnOwnDomain: boolean
}

/** A form that works only in a tab; `advice` says what to paste to get a frame. */
export interface LinkedForm extends Form {
  kind: 'link'
  advice: string
}

/** What is wrong with the address, the provider's name or both, worded to follow the setting. */
interface RefusedForm {
  kind: 'refused'
  reason?: string
  providerFault?: string
}

export type ParsedForm = FramedForm | LinkedForm | RefusedForm

/**
 * Parses a pasted address. The owner's parameters and hash stay as written; parameters that
 * providers.ts adds to a frame are removed from `openUrl`. Parsing either resulting address gives
 * the same result.
 * @param providerName who runs a form on the owner's own domain; blank for nobody
 */
export function parseFormUrl(address: string, providerName = ''): ParsedForm {
  const { url, fault } = parseWebAddress(address)
  const named = findNamedProvider(providerName, url)
  const form: ParsedForm = url
    ? parseKnownUrl(url, named.provider)
    : { kind: 'refused', reason: fault }
  if (!named.fault) return form
  return { ...(form.kind === 'refused' && form), kind: 'refused', providerFault: named.fault }
}

function parseKnownUrl(url: URL, named?: FramedProvider): ParsedForm {
  const reason = wrongAddress(url) ?? bookingFault(url)
  if (reason) return { kind: 'refused', reason }
  const linked = findProvider(url, LINKED_PROVIDERS)
  if (linked) {
    return { kind: 'link', provider: linked.name, openUrl: url.href, advice: linked.advice }
  }
  const known = findProvider(url, FRAMED_PROVIDERS)
  // Unknown hosts most likely read the query.
  const provider = known ?? named ?? { name: 'unknown', path: /^/, tags: 'query' }
  return frameForm(url, provider, !known && named !== undefined)
}

function bookingFault(url: URL): string | undefined {
  const booking = findProvider(url, BOOKING_PROVIDERS)
  return booking && `is a page of ${booking.name}, which books calls; it belongs in BOOKING_URL`
}

function frameForm(
  url: URL,
  provider: Omit<FramedProvider, 'host'>,
  isOnOwnDomain: boolean,
): ParsedForm {
  const { path, embed, open, embedParameters = [], alsoFrames = [] } = provider
  const moved = (to?: string) =>
    to ? new URL(url.pathname.replace(path, `https://${to}`) + url.search + url.hash) : new URL(url)
  const openUrl = moved(open)
  const embedUrl = moved(embed)
  if (embedParameters.length > 0) {
    // As text: `URLSearchParams` would rewrite the owner's spaces and signs.
    const pairs = url.search.slice(1).split('&')
    const own = pairs.filter((pair) => !embedParameters.includes(pair)).join('&')
    openUrl.search = own && `?${own}`
    const missing = embedParameters.filter((pair) => !openUrl.searchParams.has(nameOf(pair)))
    embedUrl.search = `?${[own, ...missing].filter(Boolean).join('&')}`
  }
  // Added parameters may have made it too long.
  const { fault } = parseWebAddress(embedUrl.href)
  if (fault) return { kind: 'refused', reason: fault }
  return {
    kind: 'frame',
    provider: provider.name,
    embedUrl: embedUrl.href,
    openUrl: openUrl.href,
    frameOrigins: [...new Set([embedUrl.origin, ...alsoFrames])],
    sendsMessages: provider.sendsMessages ?? false,
    tags: provider.tags,
    isOnOwnDomain,
  }
}

const nameOf = (pair: string) => pair.split('=')[0] ?? ''

type Named = { provider?: FramedProvider; fault?: never } | { provider?: never; fault: string }

function findNamedProvider(name: string, url?: URL): Named {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return {}
  const nameable = FRAMED_PROVIDERS.filter(({ ownDomain }) => ownDomain)
  const provider = nameable.find((row) => row.name.toLowerCase() === wanted)
  if (!provider) {
    const names = nameable.map((row) => row.name).join(', ')
    return { fault: `must name a provider that is documented for own domains: ${names}` }
  }
  if (!url) return { provider }
  const places = [...FRAMED_PROVIDERS, ...LINKED_PROVIDERS]
  const owner = places.find(({ host }) => host.test(url.hostname))
  if (owner && owner.name !== provider.name) {
    return { fault: `names ${provider.name}, but the form’s host is one of ${owner.name}` }
  }
  if (!provider.path.test(url.pathname)) {
    const example = `one like ${provider.ownDomain}`
    return { fault: `names ${provider.name}, but the form’s address is not ${example}` }
  }
  return { provider }
}
