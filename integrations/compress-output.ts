import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { settings } from '../settings/settings.ts'

const TEXT = /\.(html|css|js|svg|txt|xml|webmanifest)$/

/** Precompresses text files for nginx and Caddy, adds cache headers and lists all files. */
export function compressOutput(): AstroIntegration {
  return {
    name: 'compress-output',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir)
        const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        const files = entries
          .filter((entry) => statSync(join(folder, entry)).isFile())
          // Windows has backslashes.
          .map((file) => file.replaceAll('\\', '/'))
        const texts = files.filter((file) => TEXT.test(file))
        for (const file of texts) {
          const content = readFileSync(join(folder, file))
          writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content))
          writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
        }
        // One rule per file: Cloudflare would also apply a rule for the whole folder to 404s.
        const hashed = files.filter((file) => file.startsWith('_astro/'))
        const cached = 'Cache-Control: public, max-age=31536000, immutable'
        const rules = hashed.map((file) => `\n/${file}\n  ${cached}\n`)
        appendFileSync(join(folder, '_headers'), rules.join(''))
        const all = [...files, ...texts.flatMap((file) => [`${file}.br`, `${file}.gz`])]
        // Written last, for `hosting/deploy.sh`, which refuses an incomplete build.
        const list = `.files-${new URL(settings().siteUrl).hostname}`
        writeFileSync(join(folder, list), `${all.join('\n')}\n`)
      },
    },
  }
}
