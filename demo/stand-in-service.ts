import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { bookedPage, bookingForm } from './booking-page.ts'
import { type CampaignTag, campaignTags } from './campaign-tags.ts'
import { Refusal, readFields, readForm } from './form-request.ts'
import { contentPolicy, documentOf, type Page } from './page-shell.ts'
import { faultsOf, readSignUp } from './sign-up.ts'
import { joinedPage, waitlistForm } from './waitlist-page.ts'

interface Answer {
  status: number
  headers?: Record<string, string>
  page: Page
}

interface Route {
  show: (tags: CampaignTag[]) => Answer
  take: (fields: URLSearchParams) => Answer
}

/**
 * The stand-in of the external services: a sign-up form at /waitlist, which may be framed,
 * and a booking page at /booking, which may not. Sign-ups live in memory, in this server
 * alone, and end with it. Not listening yet.
 */
export function createStandInService(): Server {
  const emails = new Set<string>()
  const routes = new Map([
    ['/waitlist', waitlistRoute(emails)],
    ['/booking', bookingRoute()],
  ])
  return createServer(async (request, response) => {
    const path = pathOf(request)
    const answer = await answerTo(request, routes.get(path)).catch(refusalFor)
    send(response, answer, path === '/waitlist')
  })
}

function waitlistRoute(emails: Set<string>): Route {
  return {
    show: (tags) => ({ status: 200, page: waitlistForm(tags) }),
    take: (fields) => {
      const tags = campaignTags(fields)
      const signUp = readSignUp(fields)
      const faults = faultsOf(signUp)
      if (faults.length > 0) return { status: 422, page: waitlistForm(tags, signUp, faults) }
      const key = signUp.email.toLowerCase()
      const isRepeat = emails.has(key)
      emails.add(key)
      return { status: 200, page: joinedPage(signUp.email, isRepeat, tags) }
    },
  }
}

function bookingRoute(): Route {
  return {
    show: (tags) => ({ status: 200, page: bookingForm(tags) }),
    take: (fields) => {
      const tags = campaignTags(fields)
      const booked = bookedPage(fields, tags)
      return booked ? { status: 200, page: booked } : { status: 422, page: bookingForm(tags, true) }
    },
  }
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? ''
}

async function answerTo(request: IncomingMessage, route: Route | undefined): Promise<Answer> {
  const path = pathOf(request)
  readFields(path)
  if (!route) throw new Refusal(404, 'notFound')
  const query = readFields(request.url?.slice(path.length + 1) ?? '')
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return route.show(campaignTags(query))
    case 'POST':
      return route.take(await readForm(request))
    default:
      throw new Refusal(405, 'wrongMethod', { Allow: 'GET, HEAD, POST' })
  }
}

function refusalFor(error: unknown): Answer {
  if (error instanceof Refusal) return error
  console.error(error)
  return new Refusal(500, 'unexpected')
}

function send(response: ServerResponse, answer: Answer, isFramable: boolean) {
  response.writeHead(answer.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentPolicy(isFramable),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...answer.headers,
  })
  response.end(documentOf(answer.page))
}
