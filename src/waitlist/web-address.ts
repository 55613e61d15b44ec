/** Browsers trust these hosts without https: the stand-in services live there. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * The hosts that a policy's `frame-src` can name (CSP Level 3, "host-source"). It shuts out `*`,
 * which URLs allow and policies read as "every host".
 */
const POLICY_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/

/** Control, format (bidi, zero width) and space characters: nobody sees where such a link leads. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/u

/** Servers should take addresses of 8,000 octets; longer ones may be cut (RFC 9110, section 4.1). */
export const MAX_ADDRESS_CHARACTERS = 8000

export const TOO_LONG = 'is longer than 8,000 characters, which servers may refuse'

type WebAddress = { url: URL; fault?: never } | { url?: never; fault: string }

export function isLocal(url: URL): boolean {
  return LOCAL_HOSTS.includes(url.hostname)
}

/**
 * Reads a link as its owner pasted it; spaces around it are dropped.
 * @returns the address, https or on this machine, or what is wrong with it, to follow its name
 */
export function readWebAddress(text: string): WebAddress {
  const trimmed = text.trim()
  if (trimmed === '') return { fault: 'is blank' }
  if (INVISIBLE.test(trimmed)) return { fault: 'holds a space or an invisible character' }
  // Browsers read a backslash as a slash, so the host may not be the one that one reads.
  if (trimmed.includes('\\')) return { fault: 'holds a backslash' }
  if (!URL.canParse(trimmed)) return { fault: 'is not a full web address' }
  const url = new URL(trimmed)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url))) {
    return { fault: 'must begin with https:// (http:// is for localhost only)' }
  }
  if (!/^https?:\/\//i.test(trimmed)) return { fault: 'is not a full web address' }
  // "https:///host" is mended too, and "https://@host" holds an empty user name.
  if (/^https?:\/\/(?:\/|[^/?#]*@)/i.test(trimmed)) {
    return { fault: 'must not hold a third slash, a user name or a password before its host' }
  }
  if (!POLICY_HOST.test(url.hostname) && !isLocal(url)) {
    return { fault: 'has a host that a security policy cannot name' }
  }
  return url.href.length > MAX_ADDRESS_CHARACTERS ? { fault: TOO_LONG } : { url }
}
