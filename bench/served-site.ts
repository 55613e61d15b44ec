import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { brotliCompressSync } from 'node:zlib'
import sirv from 'sirv'
import { startAstro } from '../demo/astro.ts'
import { standInEnvironment } from '../demo/environment.ts'
import { createStandInService } from '../demo/stand-in-service.ts'
import { NO_SETTINGS } from '../e2e/site-under-test.ts'
import { packFolder } from '../hosting/packed-files.ts'
import { COMMON_HEADERS } from '../hosting/policy.ts'

/** A page with nothing on it: what the browser and the connection cost by themselves. */
const BLANK_PAGE = brotliCompressSync(
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A blank page</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="description" content="A page with nothing on it, to compare others with it.">' +
    '</head><body><p>Blank</p></body></html>',
)
export const BLANK_PATH = '/blank-page'

/** Where the site and the stand-in services are. */
export interface Ports {
  site: number
  standIn: number
}

async function listen(server: Server): Promise<number> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/**
 * Builds a copy of the project.
 * @param root path of the copy
 * @param outDir path of the folder for the built site
 * @returns how long it took, in seconds
 * @throws where the build fails
 */
export async function build(root: string, outDir: string, ports: Ports) {
  await rm(outDir, { recursive: true, force: true })
  const start = performance.now()
  const addresses = standInEnvironment({}, ports)
  const astro = startAstro(root, ['build', '--silent', '--outDir', outDir], {
    ...NO_SETTINGS,
    ...addresses,
  })
  const [exitCode] = await once(astro, 'exit')
  if (exitCode !== 0) throw new Error('The site could not be built; the reason is above.')
  return (performance.now() - start) / 1000
}

/** Answers as a good host does: packed by brotli, hashed files for a year, error pages as such. */
function siteListener(folder: string) {
  const sendFile = sirv(folder, {
    brotli: true,
    extensions: ['html'],
    etag: true,
    setHeaders: (response, path) => {
      const keeping = path.startsWith('/_astro/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache'
      response.setHeader('Cache-Control', keeping)
    },
  })
  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value)
    if (request.url === BLANK_PATH) {
      response.writeHead(200, {
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Encoding': 'br',
        'Cache-Control': 'no-cache',
      })
      return response.end(BLANK_PAGE)
    }
    return sendFile(request, response, () => {
      request.url = '/404.html'
      response.statusCode = 404
      sendFile(request, response)
    })
  }
}

/**
 * Ports that stay the same while what they serve is built anew.
 * @param distanceMs how long each answer is on its way
 */
export async function reserveServers(distanceMs = 0) {
  const standIn = createStandInService()
  let listener: ReturnType<typeof siteListener> | undefined
  const site = createServer((request, response) => {
    setTimeout(() => listener?.(request, response), distanceMs)
  })
  const ports = { site: await listen(site), standIn: await listen(standIn) }
  return {
    ports,
    /** Packs a built folder and serves it. */
    serve: async (folder: string) => {
      await packFolder(folder)
      listener = siteListener(folder)
      return { address: `http://localhost:${ports.site}` }
    },
    close: () => {
      for (const server of [site, standIn]) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}
