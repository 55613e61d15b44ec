/** Browsers trust these hosts without https; the demo's services run there. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * Hosts that `frame-src` can name (CSP Level 3, "host-source"). Excludes `*`, which a URL may
 * hold and a policy reads as every host.
 */
const POLICY_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/

/** Names without a dot, or under a domain kept for private networks. */
const PRIVATE_HOST = /^[^.]+$|\.(?:home\.arpa|internal|lan|local|localhost)$/

/** Control, format (bidi, zero width) and space characters, which hide where a link leads. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/u

/** Servers should accept addresses of 8,000 octets (RFC 9110, section 4.1). */
const MAX_ADDRESS_CHARACTERS = 8000

const BEGINNING = 'must begin with https:// (http:// is for localhost only)'

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
  if (/<script/i.test(trimmed)) {
    return {
      fault: 'is code with a script, which this site does not run; copy the link for sharing',
    }
  }
  if (/<\w/.test(trimmed)) {
    return { fault: 'is code; paste only the address in it, from https:// up to the next quote' }
  }
  if (INVISIBLE.test(trimmed)) {
    return { fault: 'holds a space or an invisible character; paste the address alone' }
  }
  // Browsers read a backslash as a slash, so the host may not be the one that people read.
  if (trimmed.includes('\\')) return { fault: 'holds a backslash; addresses have only /' }
  if (!/^https?:\/\//i.test(trimmed)) return { fault: schemeFault(trimmed) }
  const url = URL.parse(trimmed)
  if (!url) return { fault: 'is not a full web address' }
  if (url.protocol === 'http:' && !isLocal(url)) return { fault: BEGINNING }
  // URL parsers also accept "https:///host" and "https://@host".
  if (/^https?:\/\/(?:\/|[^/?#]*@)/i.test(trimmed)) {
    return { fault: 'must not hold a third slash, a user name or a password before its host' }
  }
  const fault = isLocal(url) ? undefined : hostFault(url.hostname)
  if (fault) return { fault }
  if (url.href.length > MAX_ADDRESS_CHARACTERS) {
    return { fault: 'is longer than 8,000 characters, which servers may refuse' }
  }
  return { url }
}

function schemeFault(text: string): string {
  const host = text.match(/^(?:\/\/)?((?:[\w-]+\.)+[a-z-]{2,}(?:[:/?#].*)?)$/i)?.[1]
  return host ? `lacks https:// at its beginning: https://${host}` : BEGINNING
}

function hostFault(host: string): string | undefined {
  if (/^\[|^[\d.]+$/.test(host)) {
    return `has a number for its host, ${host}; put a name there, such as www.example.com`
  }
  if (!POLICY_HOST.test(host)) {
    return `has a host that a security policy cannot name, ${host}; look for a wrong character`
  }
  if (PRIVATE_HOST.test(host)) {
    return `is on ${host}, a name known only inside one network, where visitors cannot reach it`
  }
  return undefined
}
