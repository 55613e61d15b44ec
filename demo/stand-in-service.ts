import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { bookedPage, bookingForm } from './booking-page.ts'
import { campaignTags } from './campaign-tags.ts'
import { failureMode, strangerPage } from './failure-modes.ts'
import { html } from './html.ts'
import { documentOf, type Page } from './page.ts'
import { readSignUp, signUpErrors } from './sign-up.ts'
import { BOOKING_PATH, STRANGER_PATH, WAITLIST_PATH } from './stand-in-paths.ts'
import { EMBED_ID, joinedPage, type Visit, waitlistForm } from './waitlist-page.ts'
import { notFoundWords as words } from './words.ts'

interface Answer {
  status: number
  page: Page
  headers?: OutgoingHttpHeaders
}

/** The site links to the booking page and never frames it. */
const NOT_FRAMABLE = { 'Content-Security-Policy': "frame-ancestors 'none'" }

const notFoundPage: Page = {
  title: words.title,
  main: html`<h1>${words.title}</h1>
<p>${words.text}</p>
<ul>
<li><a href="${WAITLIST_PATH}">${words.links.waitlist}</a></li>
<li><a href="${BOOKING_PATH}">${words.links.booking}</a></li>
</ul>`,
}

function visitOf(fields: URLSearchParams): Visit {
  return { tags: campaignTags(fields), embedId: fields.get(EMBED_ID) || undefined }
}

function signUp(fields: URLSearchParams, emails: Set<string>): Answer {
  const visit = visitOf(fields)
  const entered = readSignUp(fields)
  const errors = signUpErrors(entered)
  if (errors.length > 0) return { status: 422, page: waitlistForm(visit, entered, errors) }
  const key = entered.email.toLowerCase()
  const isRepeat = emails.has(key)
  emails.add(key)
  return { status: 200, page: joinedPage(entered.email, isRepeat, visit) }
}

function book(fields: URLSearchParams): Answer {
  const tags = campaignTags(fields)
  const booked = bookedPage(fields, tags)
  const answer = booked
    ? { status: 200, page: booked }
    : { status: 422, page: bookingForm(tags, true) }
  return { ...answer, headers: NOT_FRAMABLE }
}

/** The waitlist form, or one of its failures. Undefined if the connection is to be cut. */
async function showForm(request: IncomingMessage, visit: Visit): Promise<Answer | undefined> {
  const { isCut, delayMs, errorStatus, headers, redirectHost, alter } = failureMode(visit) ?? {}
  const port = request.socket.localPort ?? 0
  if (isCut) return undefined
  if (delayMs === Number.POSITIVE_INFINITY) await new Promise(() => undefined)
  if (delayMs) await pause(delayMs)
  if (errorStatus) return { status: errorStatus, page: notFoundPage }
  const page = waitlistForm(visit)
  if (redirectHost) {
    const Location = `http://${redirectHost}:${port}${request.url}`
    return { status: 302, page, headers: { Location } }
  }
  return { status: 200, page: alter?.(page, visit.embedId ?? '', port) ?? page, headers }
}

async function answer(request: IncomingMessage, emails: Set<string>): Promise<Answer | undefined> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const visit = visitOf(searchParams)
  if (request.method === 'POST') {
    const fields = new URLSearchParams(await text(request))
    if (pathname === WAITLIST_PATH) return signUp(fields, emails)
    if (pathname === BOOKING_PATH) return book(fields)
  } else {
    if (pathname === WAITLIST_PATH) return showForm(request, visit)
    if (pathname === BOOKING_PATH) {
      return { status: 200, page: bookingForm(visit.tags), headers: NOT_FRAMABLE }
    }
    if (pathname === STRANGER_PATH) return { status: 200, page: strangerPage(visit.embedId) }
  }
  return { status: 404, page: notFoundPage }
}

/**
 * The stand-in for the external services: a sign-up form, which can be asked to fail in its
 * frame (`failure-modes.ts`), and a booking page. Sign-ups are kept in memory until it stops.
 */
export function createStandInService(): Server {
  const emails = new Set<string>()
  return createServer(async (request, response) => {
    const found = await answer(request, emails).catch(() => ({ status: 400, page: notFoundPage }))
    if (!found) return request.socket.resetAndDestroy()
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    response.writeHead(found.status, { ...headers, ...('headers' in found && found.headers) })
    return response.end(documentOf(found.page))
  })
}
