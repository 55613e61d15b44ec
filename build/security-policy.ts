import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/**
 * The directives beside Astro's own `script-src` and `style-src` hashes. Browsers ignore
 * `frame-ancestors` in a `<meta>`, so the host sends that one.
 * @param frameOrigins origins that the form's frame goes through; none where the form is a link
 */
export function policyDirectives(frameOrigins: readonly string[]) {
  return [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frameOrigins.join(' ') || "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // Trusted Types keep text from becoming script.
    "require-trusted-types-for 'script'",
  ] as const
}

/** The hash by which a policy allows an inline script or style. */
export function hashOf(content: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/i
const INLINE = /<(script|style)\b[^>]*>(.*?)<\/\1>/gis
const HASH_SOURCE = / '(sha256-[^']+)'/g

/** A page whose policy allows its own inline scripts and styles and no other page's. */
export function withOwnHashesOnly(html: string): string {
  const own = new Set<string>(
    [...html.matchAll(INLINE)].map(([, , content = '']) => hashOf(content)),
  )
  return html.replace(POLICY, (policy) =>
    policy.replace(HASH_SOURCE, (source, hash) => (own.has(hash) ? source : '')),
  )
}

/** Astro gives every page the hashes of the whole site; this leaves each page its own. */
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
