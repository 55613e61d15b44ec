import { createHash } from 'node:crypto'

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/i
const INLINE = /<(script|style)\b[^>]*>(.*?)<\/\1>/gis
const HASH_SOURCE = / '(sha256-[^']+)'/g

/** The hash by which a page's policy lets an inline script or style be. */
export function hashOf(content: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/**
 * A page whose policy holds the hashes of its own inline scripts and styles. Astro gives every
 * page those of the whole site, most of which name nothing on it, and hashes do not compress.
 */
export function withOwnHashesOnly(html: string): string {
  const own = new Set<string>(
    [...html.matchAll(INLINE)].map(([, , content = '']) => hashOf(content)),
  )
  return html.replace(POLICY, (policy) =>
    policy.replace(HASH_SOURCE, (source, hash) => (own.has(hash) ? source : '')),
  )
}
