import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { canonicalPath, decodedPath, isServable } from './site-address.ts'

const ERROR_PAGES = ['/404', '/500']
const FINGERPRINTED_FOLDER = '/_astro/'
const ONE_YEAR_S = 31_536_000

/**
 * Serves a site built with `build.format: 'file'` as a good host does: one address a page,
 * its own pages for errors, and nothing from outside the folder. Not listening yet.
 * @param distFolder path of the built site
 * @throws when it holds no 500.html
 */
export function createSiteServer(distFolder: string): Server {
  // Kept in memory, so that it is there when the folder no longer is.
  const failurePage = readFileSync(join(distFolder, '500.html'))
  const server = createServer(siteListener(distFolder, failurePage))
  return server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
        `Content-Type: text/html;charset=utf-8\r\nContent-Length: ${failurePage.length}\r\n\r\n` +
        failurePage,
    )
  })
}

function siteListener(distFolder: string, failurePage: Buffer): RequestListener {
  // `dev` reads the folder at every request, so a new build shows without a restart.
  const sendFile = sirv(distFolder, { dev: true, etag: true, extensions: [] })

  function isFile(path: string): boolean {
    try {
      return statSync(join(distFolder, path)).isFile()
    } catch {
      return false
    }
  }

  function sendNotFound(response: ServerResponse) {
    sendPage(response, 404, readFileSync(join(distFolder, '404.html')))
  }

  function send(request: IncomingMessage, response: ServerResponse, file: string) {
    // An unreadable file fails here, where it can be answered; in sirv it would end the process.
    accessSync(join(distFolder, file), constants.R_OK)
    if (file.startsWith(FINGERPRINTED_FOLDER)) {
      response.setHeader('Cache-Control', `public, max-age=${ONE_YEAR_S}, immutable`)
    }
    request.url = encodeURI(file)
    sendFile(request, response, () => sendNotFound(response))
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendPage(response, 405, failurePage)
    }
    const [encodedPath = '', query] = splitOnce(request.url ?? '', '?')
    const path = decodedPath(encodedPath)
    if (path === undefined) return sendPage(response, 400, failurePage)
    if (!isServable(path)) return sendNotFound(response)

    const page = canonicalPath(path)
    const file = page === '/' ? '/index.html' : `${page}.html`
    if (!ERROR_PAGES.includes(page) && isFile(file)) {
      if (path === page) return send(request, response, file)
      return redirect(response, encodeURI(page) + (query === undefined ? '' : `?${query}`))
    }
    if (!path.endsWith('.html') && isFile(path)) return send(request, response, path)
    return sendNotFound(response)
  }

  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
    response.setHeader('Cache-Control', 'no-cache')
    // sirv throws on some ranges; a server may answer any of them with the whole file.
    delete request.headers.range
    try {
      answer(request, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendPage(response, 500, failurePage)
    }
  }
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function redirect(response: ServerResponse, address: string) {
  response.writeHead(308, { Location: address, 'Content-Length': 0 }).end()
}

function sendPage(response: ServerResponse, status: number, page: Buffer) {
  response.writeHead(status, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': page.length,
  })
  response.end(page)
}
