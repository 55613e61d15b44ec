import { hashOf } from './own-hashes.ts'

/** Two plain inline scripts with nothing between them, the first of which ends its last statement. */
const NEIGHBORS =
  /<script>((?:(?!<\/script>).)*;)<\/script><script>((?:(?!<\/script>).)*)<\/script>/s

/**
 * A page whose neighboring inline scripts are one, so that the policy needs one hash for both.
 * Astro writes two before the first interactive part: 67 of the landing page's bytes, after
 * compression. They stay two where the policy does not name the first, since the new hash takes
 * its place. What the second had is left to `withOwnHashesOnly`.
 */
export function withMergedScripts(html: string): string {
  const [neighbors, first = '', second = ''] = html.match(NEIGHBORS) ?? []
  const [hashOfFirst, hashOfBoth] = [hashOf(first), hashOf(first + second)]
  if (!neighbors || !html.includes(`'${hashOfFirst}'`)) return html
  return html
    .replace(neighbors, () => `<script>${first}${second}</script>`)
    .replace(`'${hashOfFirst}'`, `'${hashOfBoth}'`)
}
