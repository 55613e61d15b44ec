import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { settings } from '../settings/settings.ts'

const TEXT = /\.(html|css|js|svg|txt|xml|webmanifest)$/

/** Precompresses text files for nginx and Caddy, adds cache headers and lists all files. */
export function compressOutput(): AstroIntegration {
  return {
    name: 'compress-output',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries
          .filter((entry) => entry.isFile())
          // Windows has backslashes.
          .map(({ parentPath, name }) =>
            relative(folder, join(parentPath, name)).replaceAll('\\', '/'),
          )
        const texts = files.filter((file) => TEXT.test(file))
        for (const file of texts) {
          const content = await readFile(join(folder, file))
          await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(content))
          await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(content, { level: 9 }))
        }
        // One rule per file: Cloudflare would also apply a rule for the whole folder to 404s.
        const hashed = files.filter((file) => file.startsWith('_astro/'))
        const cached = 'Cache-Control: public, max-age=31536000, immutable'
        const rules = hashed.map((file) => `\n/${file}\n  ${cached}\n`)
        await appendFile(join(folder, '_headers'), rules.join(''))
        const all = [...files, ...texts.flatMap((file) => [`${file}.br`, `${file}.gz`])]
        // Written last, for `hosting/deploy.sh`, which refuses an incomplete build.
        const list = `.files-${new URL(settings().siteUrl).hostname}`
        await writeFile(join(folder, list), `${all.join('\n')}\n`)
      },
    },
  }
}
