import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { securityContact } from '../src/copy/site-facts.ts'
import { robotsText } from '../src/found/robots-text.ts'
import { securityText } from '../src/found/security-text.ts'
import { sitemap } from '../src/found/sitemap.ts'
import { cardFiles } from './cards/card-files.ts'
import { readColors } from './colors/read-colors.ts'
import { readFontLicense } from './font/subset-font.ts'
import { iconFiles } from './icons/icon-files.ts'

type Make = () => string | Buffer | Promise<string | Buffer>

const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

/**
 * Every file beside the pages that is made and not written by hand, by its address.
 * @param site origin of the site
 * @throws where the owner's security contact is out of date
 */
export async function filesToEmit(site: URL): Promise<Record<string, Make>> {
  const css = await readFile(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')
  const colors = readColors(css)
  return {
    ...iconFiles(colors),
    ...cardFiles(colors.day),
    ...securityFile(site),
    '/robots.txt': () => robotsText(site),
    '/sitemap.xml': () => sitemap(site),
    '/licenses/atkinson-hyperlegible-next.txt': readFontLicense,
  }
}

function securityFile(site: URL): Record<string, Make> {
  if (!securityContact) return {}
  const text = securityText(securityContact, site, new Date())
  return { '/.well-known/security.txt': () => text }
}

/** Writes icons, cards, the font's license and what search engines read into the built site; `npm run dev` serves them. */
export function emittedFiles(): AstroIntegration {
  let site = new URL('http://localhost')
  return {
    name: 'emitted-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (config.site) site = new URL(config.site)
      },
      // What cannot be made stops the build before anything is written.
      'astro:build:start': async () => {
        await filesToEmit(site)
      },
      'astro:build:done': async ({ dir }) => {
        for (const [address, make] of Object.entries(await filesToEmit(site))) {
          const path = join(fileURLToPath(dir), address)
          await mkdir(dirname(path), { recursive: true })
          await writeFile(path, await make())
        }
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const make = (await filesToEmit(site))[request.url?.split('?')[0] ?? '']
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
