import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import platform, { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'

const TEXT = /\.(html|css|js|svg|txt|xml|webmanifest)$/
const HASHED = /^_astro\//
/** Lists every file, written last: without it the build is incomplete (`hosting/deploy.sh`). */
const FILE_LIST = '.complete'

/** Compresses the built files, as nginx and Caddy serve them, and lists them. */
export function readyToServe(): AstroIntegration {
  return {
    name: 'ready-to-serve',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => addressOf(folder, join(parentPath, name)))
        const texts = files.filter((file) => TEXT.test(file))
        for (const file of texts) {
          const content = await readFile(join(folder, file))
          await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(content))
          await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(content, { level: 9 }))
        }
        // File by file: Cloudflare would apply a rule for the whole folder to its 404s as well.
        const rules = files.filter((file) => HASHED.test(file)).map(cacheForAYear)
        await appendFile(join(folder, '_headers'), rules.join(''))
        const all = [...files, ...texts.flatMap((file) => [`${file}.br`, `${file}.gz`])]
        await writeFile(join(folder, FILE_LIST), `${all.join('\n')}\n`)
      },
    },
  }
}

/** The address of a built file, without its first slash. Windows has other separators. */
export function addressOf(folder: string, file: string, { relative, sep } = platform): string {
  return relative(folder, file).split(sep).join('/')
}

const cacheForAYear = (file: string) =>
  `\n/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`
