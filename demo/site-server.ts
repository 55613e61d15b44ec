import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname, resolve, sep } from 'node:path'
import {
  CACHE_FOR_A_YEAR,
  FAILURE_PAGE,
  HASHED_FOLDER,
  NOT_FOUND_PAGE,
  REVALIDATE,
  TYPES,
} from '../hosting/policy.ts'

const ERROR_PAGES = [NOT_FOUND_PAGE, FAILURE_PAGE]

/**
 * Serves a built site with the addresses and error pages that its real hosts have: one address
 * a page, redirects from `.html` and a trailing slash, 404.html and 500.html.
 * @param distFolder path of the built site, read at each request
 */
export function siteListener(distFolder: string): RequestListener {
  const root = resolve(distFolder)

  async function isFile(path: string): Promise<boolean> {
    const file = resolve(root, `.${path}`)
    if (!file.startsWith(root + sep)) return false
    return (await stat(file).catch(() => undefined))?.isFile() ?? false
  }

  async function send(response: ServerResponse, status: number, path: string) {
    const body = await readFile(resolve(root, `.${path}`))
    const isHashed = path.startsWith(HASHED_FOLDER)
    response.writeHead(status, {
      'Content-Type': contentType(path),
      'Content-Length': body.length,
      'Cache-Control': isHashed ? CACHE_FOR_A_YEAR : REVALIDATE,
    })
    response.end(body)
  }

  async function answer({ method, url = '' }: IncomingMessage, response: ServerResponse) {
    if (method !== 'GET' && method !== 'HEAD') return send(response, 405, FAILURE_PAGE)
    const [encodedPath = '', ...query] = url.split(/(?=\?)/)
    const path = decodeURI(encodedPath)
    const address = path.replace(/\/$/, '').replace(/\.html$/, '')
    const page = address === '/index' ? '/' : address || '/'
    const file = page === '/' ? '/index.html' : `${page}.html`
    // A redirect to `//name` would lead to another host.
    if (!page.startsWith('//') && !ERROR_PAGES.includes(file) && (await isFile(file))) {
      if (path === page) return send(response, 200, file)
      return response.writeHead(308, { Location: encodeURI(page) + query.join('') }).end()
    }
    if (!path.endsWith('.html') && (await isFile(path))) return send(response, 200, path)
    return send(response, 404, NOT_FOUND_PAGE)
  }

  return (request, response) => {
    answer(request, response).catch((error) => {
      const isMalformed = error instanceof URIError
      if (!isMalformed) console.error(error)
      send(response, isMalformed ? 400 : 500, FAILURE_PAGE).catch(() => response.destroy())
    })
  }
}

function contentType(path: string): string {
  const types: Record<string, string> = TYPES
  const type = types[extname(path).slice(1)] ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
