import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { brotliCompressSync } from 'node:zlib'
import sirv from 'sirv'
import { startAstro } from '../demo/astro.ts'
import { standInEnvironment } from '../demo/environment.ts'
import { createStandInService } from '../demo/stand-in-service.ts'
import { NO_SETTINGS } from '../e2e/support/site-under-test.ts'
import { readBuiltSite } from '../hosting/built-site.ts'
import {
  CACHE_FOR_A_YEAR,
  COMMON_HEADERS,
  HASHED_FOLDER,
  NOT_FOUND_PAGE,
  OWN_RESOURCE,
  RESOURCE_POLICY,
  REVALIDATE,
} from '../hosting/policy.ts'
import { precompress } from '../hosting/precompress.ts'

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

/** What hosts say with every answer; the last line keeps Node from adding one that none has. */
const ALL_HEADERS = {
  ...COMMON_HEADERS,
  [RESOURCE_POLICY]: OWN_RESOURCE,
  Connection: 'keep-alive',
}

const PAGE_HEADERS = {
  'Content-Type': 'text/html;charset=utf-8',
  'Content-Encoding': 'br',
  'Cache-Control': REVALIDATE,
}

/**
 * Answers as a good host does: packed by brotli, hashed files for a year, error pages as such.
 * @param policies what each page's address says in its header, beside what all say
 */
function siteListener(folder: string, policies: ReadonlyMap<string, string>) {
  const sendFile = sirv(folder, {
    brotli: true,
    extensions: ['html'],
    etag: true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(HASHED_FOLDER)
      response.setHeader('Cache-Control', isHashed ? CACHE_FOR_A_YEAR : REVALIDATE)
      const policy = policies.get(path)
      if (policy) response.setHeader('Content-Security-Policy', policy)
    },
  })
  const notFoundPage = readFileSync(join(folder, `${NOT_FOUND_PAGE}.br`))
  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(ALL_HEADERS)) response.setHeader(name, value)
    if (request.url === BLANK_PATH) return response.writeHead(200, PAGE_HEADERS).end(BLANK_PAGE)
    return sendFile(request, response, () => {
      response.writeHead(404, PAGE_HEADERS).end(notFoundPage)
    })
  }
}

interface Serving {
  /** How long each answer is on its way, in milliseconds. */
  distanceMs?: number
  /** Whether each page's policy is sent in its header too, as every host's file says (0015). */
  sendsPolicy?: boolean
}

/** Ports that stay the same while what they serve is built anew. */
export async function reserveServers({ distanceMs = 0, sendsPolicy = false }: Serving = {}) {
  const standIn = createStandInService()
  let listener: ReturnType<typeof siteListener> | undefined
  const site = createServer((request, response) => {
    setTimeout(() => listener?.(request, response), distanceMs)
  })
  const ports = { site: await listen(site), standIn: await listen(standIn) }
  const address = `http://localhost:${ports.site}`
  return {
    ports,
    /** Packs a built folder and serves it. */
    serve: async (folder: string) => {
      await precompress(folder)
      const { pages, policies } = await readBuiltSite(folder, address)
      const ofAddress = pages.map((page) => [page.address, policies[page.file] ?? ''] as const)
      listener = siteListener(folder, new Map(sendsPolicy ? ofAddress : []))
      return { address }
    },
    close: () => {
      for (const server of [site, standIn]) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}
