import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { failureMode, strangerPage } from './failure-modes.ts'
import { html } from './html.ts'
import { documentOf, type Page } from './page.ts'
import { BOOKING_PATH, STRANGER_PATH, WAITLIST_PATH } from './stand-in-paths.ts'
import { EMBED_ID, joinedPage, waitlistForm } from './waitlist-page.ts'
import { bookingWords, notFoundWords } from './words.ts'

interface Answer {
  status: number
  page: Page
  headers?: OutgoingHttpHeaders
}

function pageOf({ title, text }: { title: string; text: string }): Page {
  return { title, main: html`<h1>${title}</h1>\n<p>${text}</p>` }
}

const NOT_FOUND: Answer = { status: 404, page: pageOf(notFoundWords) }

/** The site links to the booking page and never frames it. */
const BOOKING: Answer = {
  status: 200,
  page: pageOf(bookingWords),
  headers: { 'Content-Security-Policy': "frame-ancestors 'none'" },
}

/** The waitlist form, or one of its failures. Undefined if the connection is to be cut. */
async function showForm(
  request: IncomingMessage,
  ref: string,
  embedId: string,
): Promise<Answer | undefined> {
  const mode = failureMode(ref, embedId) ?? {}
  const port = request.socket.localPort ?? 0
  if (mode.isCut) return undefined
  if (mode.hangs) await new Promise(() => undefined)
  if (mode.errorStatus) return { ...NOT_FOUND, status: mode.errorStatus }
  const page = waitlistForm(embedId)
  if (mode.redirectHost) {
    const Location = `http://${mode.redirectHost}:${port}${request.url}`
    return { status: 302, page, headers: { Location } }
  }
  return { status: 200, page: mode.alter?.(page, embedId, port) ?? page, headers: mode.headers }
}

async function answer(request: IncomingMessage): Promise<Answer | undefined> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const embedId = searchParams.get(EMBED_ID) ?? ''
  if (pathname === WAITLIST_PATH && request.method === 'POST') {
    const fields = new URLSearchParams(await text(request))
    const page = joinedPage(fields.get('email') ?? '', fields.get(EMBED_ID) ?? '')
    return { status: 200, page }
  }
  if (pathname === WAITLIST_PATH) return showForm(request, searchParams.get('ref') ?? '', embedId)
  if (pathname === BOOKING_PATH) return BOOKING
  if (pathname === STRANGER_PATH) return { status: 200, page: strangerPage(embedId) }
  return NOT_FOUND
}

/**
 * The stand-in for the external services: a sign-up form, which can be asked to fail in its
 * frame (`failure-modes.ts`), and a booking page. It keeps nothing.
 */
export function createStandInService(): Server {
  return createServer(async (request, response) => {
    const found = await answer(request).catch(() => NOT_FOUND)
    if (!found) return request.socket.resetAndDestroy()
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    response.writeHead(found.status, { ...headers, ...found.headers })
    return response.end(documentOf(found.page))
  })
}
