/**
 * The path of a request in plain characters; nothing where it is no path, holds a NUL or its
 * percent-encoding is broken. `%2F` stays as it is: it separates no folders.
 */
export function decodedPath(encodedPath: string): string | undefined {
  try {
    const path = decodeURI(encodedPath)
    return path.startsWith('/') && !path.includes('\0') ? path : undefined
  } catch {
    return undefined
  }
}

/** The one folder with a dot that is for visitors (RFC 8615). */
const WELL_KNOWN = /^\/\.well-known\//

/**
 * Whether a path may lead into the folder at all.
 * It refuses hidden files, ways out of the folder, and `//host` or `/\host`, which a browser
 * would take for another site when it came back to it in a redirect.
 */
export function isServable(path: string): boolean {
  const segments = path.replace(WELL_KNOWN, '/').replace(/\/$/, '').split('/').slice(1)
  const isPlain = (segment: string) => segment !== '' && !segment.startsWith('.')
  return !path.includes('\\') && segments.every(isPlain)
}

/** The one path of the page that `/x`, `/x/` and `/x.html` all mean. */
export function canonicalPath(path: string): string {
  const bare = path.replace(/\/$/, '').replace(/\.html$/, '')
  return bare === '' || bare === '/index' ? '/' : bare
}
