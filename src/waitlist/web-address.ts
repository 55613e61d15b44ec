/** Browsers trust these hosts without https; the demo's services run there. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * Hosts that `frame-src` can name (CSP Level 3, "host-source"). Excludes `*`, which a URL may
 * hold and a policy reads as every host.
 */
const POLICY_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/

/** Control, format (bidi, zero width) and space characters, which hide where a link leads. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/u

/** Servers should accept addresses of 8,000 octets (RFC 9110, section 4.1). */
const MAX_ADDRESS_CHARACTERS = 8000

type WebAddress = { url: URL; fault?: never } | { url?: never; fault: string }

export function isLocal(url: URL): boolean {
  return LOCAL_HOSTS.includes(url.hostname)
}

/**
 * Parses a pasted address; spaces around it are dropped.
 * @returns an https or local address, or what is wrong, worded to follow the setting's name
 */
export function parseWebAddress(text: string): WebAddress {
  const trimmed = text.trim()
  if (trimmed === '') return { fault: 'is blank' }
  if (INVISIBLE.test(trimmed)) return { fault: 'holds a space or an invisible character' }
  // Browsers read a backslash as a slash, so the host may not be the one that people read.
  if (trimmed.includes('\\')) return { fault: 'holds a backslash' }
  const url = URL.parse(trimmed)
  if (!url) return { fault: 'is not a full web address' }
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url))) {
    return { fault: 'must begin with https:// (http:// is for localhost only)' }
  }
  if (!/^https?:\/\//i.test(trimmed)) return { fault: 'is not a full web address' }
  // URL parsers also accept "https:///host" and "https://@host".
  if (/^https?:\/\/(?:\/|[^/?#]*@)/i.test(trimmed)) {
    return { fault: 'must not hold a third slash, a user name or a password before its host' }
  }
  if (!POLICY_HOST.test(url.hostname) && !isLocal(url)) {
    return { fault: 'has a host that a security policy cannot name' }
  }
  if (url.href.length > MAX_ADDRESS_CHARACTERS) {
    return { fault: 'is longer than 8,000 characters, which servers may refuse' }
  }
  return { url }
}
