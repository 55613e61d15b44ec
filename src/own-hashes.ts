import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/i
const INLINE = /<(script|style)\b[^>]*>(.*?)<\/\1>/gis
const HASH_SOURCE = / '(sha256-[^']+)'/g

/**
 * A page whose policy holds the hashes of its own inline scripts and styles. Astro gives every
 * page those of the whole site, most of which name nothing on it, and hashes do not compress.
 */
export function withOwnHashesOnly(html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(
      ([, , content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
    ),
  )
  return html.replace(POLICY, (policy) =>
    policy.replace(HASH_SOURCE, (source, hash) => (own.has(hash) ? source : '')),
  )
}

/** Takes the other pages' hashes out of each built page's policy. */
export function ownHashes(): AstroIntegration {
  return {
    name: 'own-hashes',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const path = join(folder, file)
          await writeFile(path, withOwnHashesOnly(await readFile(path, 'utf8')))
        }
      },
    },
  }
}
