import { FRAMED_PROVIDERS } from './form-provider-table.ts'
import type { Attribution, FramedProvider } from './framed-provider.ts'
import { namedProvider } from './named-provider.ts'
import { LINKED_PROVIDERS, REFUSED_PLACES } from './unframed-provider-table.ts'
import { MAX_ADDRESS_CHARACTERS, readWebAddress, TOO_LONG } from './web-address.ts'

/** A form for the frame, and the same form for a tab of its own. */
export interface FramedForm {
  kind: 'frame'
  /** As the owner knows it; 'unknown' for a host that is not in the table. */
  provider: string
  embedUrl: string
  openUrl: string
  /** For the policy's `frame-src`: the form's origin and those that it is sent through. */
  frameOrigins: readonly string[]
  sendsMessages: boolean
  attribution: Attribution
}

/** A form that only a tab of its own can show; `advice` says what to paste to have a frame. */
export interface LinkedForm {
  kind: 'link'
  provider: string
  openUrl: string
  advice: string
}

/** An address with which nobody could sign up; `reason` follows the setting's name. */
interface RefusedAddress {
  kind: 'refused'
  reason: string
}

export type Understood = FramedForm | LinkedForm | RefusedAddress

/**
 * What a pasted address means. The owner's parameters and hash stay as they are written, apart
 * from the parameters that the table adds to a frame: those are left out of `openUrl`.
 * Either address of the result leads to the same result.
 * @param providerName who runs the form, where its host does not say so; blank for nobody
 */
export function understandForm(address: string, providerName = ''): Understood {
  const { url, fault } = readWebAddress(address)
  if (!url) return { kind: 'refused', reason: fault }
  const named = namedProvider(providerName, url)
  if (named.fault) return { kind: 'refused', reason: named.fault }
  const isHere = ({ host, path }: { host: RegExp; path?: RegExp }) =>
    // Another port is another server.
    url.port === '' && host.test(url.hostname) && (path?.test(url.pathname) ?? true)
  const refused = REFUSED_PLACES.find(isHere)
  if (refused) return { kind: 'refused', reason: refused.reason }
  const linked = LINKED_PROVIDERS.find(isHere)
  if (linked) {
    return { kind: 'link', provider: linked.name, openUrl: url.href, advice: linked.advice }
  }
  const framed = FRAMED_PROVIDERS.find(isHere) ?? named.provider
  return framed ? framedForm(framed, url) : unknownForm(url)
}

/** Unknown hosts most likely read the query, as the stand-in on this machine does. */
function unknownForm({ href, origin }: URL): FramedForm {
  return {
    kind: 'frame',
    provider: 'unknown',
    embedUrl: href,
    openUrl: href,
    frameOrigins: [origin],
    sendsMessages: false,
    attribution: 'query',
  }
}

function framedForm(provider: FramedProvider, url: URL): Understood {
  const { name, path, embedParameters, alsoFrames = [], sendsMessages, attribution } = provider
  const openUrl = movedTo(url, path, provider.open)
  const embedUrl = movedTo(url, path, provider.embed)
  if (embedParameters.length > 0) {
    openUrl.search = withoutParameters(url.search, embedParameters)
    embedUrl.search = withParameters(openUrl.search, embedParameters)
  }
  if (Math.max(embedUrl.href.length, openUrl.href.length) > MAX_ADDRESS_CHARACTERS) {
    return { kind: 'refused', reason: TOO_LONG }
  }
  return {
    kind: 'frame',
    provider: name,
    embedUrl: embedUrl.href,
    openUrl: openUrl.href,
    frameOrigins: [...new Set([embedUrl.origin, ...alsoFrames])],
    sendsMessages,
    attribution,
  }
}

function movedTo(url: URL, pattern: RegExp, to: FramedProvider['embed'] = {}): URL {
  const moved = new URL(url)
  if (to.host) moved.hostname = to.host
  if (to.path) moved.pathname = url.pathname.replace(pattern, to.path)
  return moved
}

// Cut and joined as text: `URLSearchParams` would write the owner's spaces and signs anew.
function withoutParameters(search: string, parameters: readonly string[]): string {
  const kept = search.replace(/^\?/, '').split('&')
  return kept.filter((parameter) => !parameters.includes(parameter)).join('&')
}

function withParameters(search: string, parameters: readonly string[]): string {
  const taken = new URLSearchParams(search)
  const own = search.replace(/^\?/, '')
  const added = parameters.filter((parameter) => !taken.has(parameter.split('=')[0] ?? ''))
  return [...(own === '' ? [] : [own]), ...added].join('&')
}
