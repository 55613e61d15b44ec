import type { IncomingMessage } from 'node:http'
import { html } from './html.ts'
import type { Page } from './page-shell.ts'
import { BOOKING_PATH, WAITLIST_PATH } from './stand-in-paths.ts'
import { refusals } from './words.ts'

/** The largest form that is read, in bytes. */
const MAX_BODY_BYTES = 10_000

type RefusalName = Exclude<keyof typeof refusals, 'links'>

/** A request that is not taken, with the HTTP status to answer it by. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Record<string, string>
  readonly page: Page

  constructor(status: number, name: RefusalName, headers: Record<string, string> = {}) {
    super(refusals[name].title)
    this.status = status
    this.headers = headers
    this.page = refusalPage(name)
  }
}

function refusalPage(name: RefusalName): Page {
  const { title, text } = refusals[name]
  const main = html`<h1>${title}</h1>
<p>${text}</p>
<ul>
<li><a href="${WAITLIST_PATH}">${refusals.links.waitlist}</a></li>
<li><a href="${BOOKING_PATH}">${refusals.links.booking}</a></li>
</ul>`
  return { title, main }
}

/**
 * Fields from an address's query or a form's body.
 * @throws {Refusal} 400 where the percent-encoding is broken, which URLSearchParams hides
 */
export function readFields(encoded: string): URLSearchParams {
  try {
    decodeURIComponent(encoded)
  } catch {
    throw new Refusal(400, 'malformed')
  }
  return new URLSearchParams(encoded)
}

/**
 * Fields of a sent form.
 * @throws {Refusal} 415 for another content type, 413 over MAX_BODY_BYTES, 400 where the
 * body is cut short, is not UTF-8, or its encoding is broken
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new Refusal(415, 'wrongType')
  try {
    const body = await readBody(request)
    return readFields(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'malformed')
  }
}

/** Reads to the end even when over the limit: a sender cut off early never sees the answer. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let sizeBytes = 0
  for await (const chunk of request) {
    sizeBytes += chunk.length
    if (sizeBytes <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  if (sizeBytes > MAX_BODY_BYTES) throw new Refusal(413, 'tooLarge')
  return Buffer.concat(chunks)
}
