import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { bookedPage, bookingForm } from './booking-page.ts'
import { campaignTags } from './campaign-tags.ts'
import { type FailureMode, failureMode } from './failure-modes.ts'
import { Refusal, readFields, readForm } from './form-request.ts'
import { embedIdIn } from './frame-messages.ts'
import { html } from './html.ts'
import { contentPolicy, documentOf, type Page } from './page-shell.ts'
import { faultsOf, readSignUp } from './sign-up.ts'
import { BOOKING_PATH, STRANGER_PATH, WAITLIST_PATH } from './stand-in-paths.ts'
import { strangerPage } from './stranger-page.ts'
import { joinedPage, type Visit, waitlistForm } from './waitlist-page.ts'

interface Answer {
  status: number
  headers?: Record<string, string>
  page: Page
}

interface Route {
  isFramable: boolean
  show: (visit: Visit, mode: FailureMode | undefined, port: number) => Answer
  take?: (fields: URLSearchParams) => Answer
}

/**
 * The stand-in of the external services: a sign-up form at /t/waitlist, which may be framed and
 * can be asked to fail there (`failure-modes.ts`), and a booking page at /booking, which may not.
 * Sign-ups live in memory, in this server alone, and end with it. Not listening yet.
 */
export function createStandInService(): Server {
  const routes = new Map([
    [WAITLIST_PATH, waitlistRoute(new Set())],
    [BOOKING_PATH, bookingRoute()],
    [STRANGER_PATH, strangerRoute()],
  ])
  return createServer(async (request, response) => {
    const route = routes.get(addressOf(request).path)
    const mode = modeOf(request, route)
    if (mode?.isCut) request.socket.resetAndDestroy()
    if (mode?.isCut || mode?.delayMs === Number.POSITIVE_INFINITY) return
    if (mode?.delayMs) await pause(mode.delayMs)
    const answer = await answerTo(request, route, mode).catch(refusalFor)
    send(response, answer, route?.isFramable ?? false)
  })
}

function waitlistRoute(emails: Set<string>): Route {
  return {
    isFramable: true,
    show: (visit, mode, port) => {
      if (mode?.refusal) throw new Refusal(...mode.refusal)
      const page = waitlistForm(visit)
      const added = mode?.added?.(visit.embedId ?? '', port) ?? {}
      const scripts = [...(added.scripts ?? []), ...(mode?.isMute ? [] : (page.scripts ?? []))]
      const main = html`${page.main}${added.main}`
      return { status: 200, headers: mode?.headers, page: { ...page, ...added, main, scripts } }
    },
    take: (fields) => {
      const visit = visitOf(fields)
      const signUp = readSignUp(fields)
      const faults = faultsOf(signUp)
      if (faults.length > 0) return { status: 422, page: waitlistForm(visit, signUp, faults) }
      const key = signUp.email.toLowerCase()
      const isRepeat = emails.has(key)
      emails.add(key)
      return { status: 200, page: joinedPage(signUp.email, isRepeat, visit) }
    },
  }
}

function bookingRoute(): Route {
  return {
    isFramable: false,
    show: ({ tags }) => ({ status: 200, page: bookingForm(tags) }),
    take: (fields) => {
      const tags = campaignTags(fields)
      const booked = bookedPage(fields, tags)
      return booked ? { status: 200, page: booked } : { status: 422, page: bookingForm(tags, true) }
    },
  }
}

function strangerRoute(): Route {
  return {
    isFramable: true,
    show: ({ embedId }) => ({ status: 200, page: strangerPage(embedId) }),
  }
}

function addressOf({ url = '' }: IncomingMessage): { path: string; query: string } {
  const [path = '', ...query] = url.split('?')
  return { path, query: query.join('?') }
}

function visitOf(fields: URLSearchParams): Visit {
  return { tags: campaignTags(fields), embedId: embedIdIn(fields) }
}

function modeOf(request: IncomingMessage, route: Route | undefined): FailureMode | undefined {
  if (!route?.isFramable) return undefined
  const { tags, embedId } = visitOf(new URLSearchParams(addressOf(request).query))
  return failureMode(request.method, tags, embedId)
}

async function answerTo(
  request: IncomingMessage,
  route: Route | undefined,
  mode: FailureMode | undefined,
): Promise<Answer> {
  const { path, query } = addressOf(request)
  readFields(path)
  if (!route) throw new Refusal(404, 'notFound')
  const fields = readFields(query)
  const port = request.socket.localPort ?? 0
  if (request.method === 'POST' && route.take) return route.take(await readForm(request))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new Refusal(405, 'wrongMethod', { Allow: route.take ? 'GET, HEAD, POST' : 'GET, HEAD' })
  }
  const answer = route.show(visitOf(fields), mode, port)
  if (!mode?.redirectHost) return answer
  const location = `http://${mode.redirectHost}:${port}${request.url}`
  return { ...answer, status: 302, headers: { Location: location } }
}

function refusalFor(error: unknown): Answer {
  if (error instanceof Refusal) return error
  console.error(error)
  return new Refusal(500, 'unexpected')
}

function send(response: ServerResponse, answer: Answer, isFramable: boolean) {
  response.writeHead(answer.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentPolicy(answer.page, isFramable),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...answer.headers,
  })
  response.end(documentOf(answer.page))
}
