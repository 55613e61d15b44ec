import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { readFontLicense } from './fonts/subset-font.ts'
import { iconFiles } from './icons/icon-files.ts'
import { cardFiles } from './sharing/card-files.ts'
import { readColors } from './styles/read-colors.ts'

type Make = () => string | Buffer | Promise<string | Buffer>

const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Every file beside the pages that is made and not written by hand, by its address. */
export async function filesToEmit(): Promise<Record<string, Make>> {
  const css = await readFile(new URL('./styles/tokens.css', import.meta.url), 'utf8')
  const colors = readColors(css)
  return {
    ...iconFiles(colors),
    ...cardFiles(colors.day),
    '/licenses/atkinson-hyperlegible-next.txt': readFontLicense,
  }
}

/** Writes icons, cards and the font's license into the built site; `npm run dev` serves them. */
export function emittedFiles(): AstroIntegration {
  return {
    name: 'emitted-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const [address, make] of Object.entries(await filesToEmit())) {
          const path = join(fileURLToPath(dir), address)
          await mkdir(dirname(path), { recursive: true })
          await writeFile(path, await make())
        }
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const make = (await filesToEmit())[request.url?.split('?')[0] ?? '']
            if (!make) return next()
            response.setHeader('Content-Type', TYPES[extname(request.url ?? '')] ?? '')
            response.end(await make())
          } catch (error) {
            next(error)
          }
        })
      },
    },
  }
}
