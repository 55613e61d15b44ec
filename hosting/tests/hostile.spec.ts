import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { ask, askRaw } from './ask.ts'
import { hostileRequest } from './hostile-requests.ts'

const REQUESTS = 3000
const AT_ONCE = 32
const SEED = 20_260_101
const SLOW_CLIENTS = 300

/** What visitors may see: every built file, as Latin 1. */
const files = new Map<string, string>()

beforeAll(async () => {
  const dist = inject('dist')
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    files.set(path.slice(dist.length + 1), await readFile(path, 'latin1'))
  }
})

const PAGE_ADDRESS = /^\/(privacy-policy|terms-of-service|medical-disclaimer)?(\?|$)/
/** Go answers what breaks the protocol before any of Caddy's rules. */
const GO_ITSELF = /^(4\d\d [A-Z]|505 HTTP Version Not Supported|Unsupported transfer encoding$)/
/** nginx answers so if a request's body is broken while it answers another error. */
const NGINX_ITSELF = /^<html>\r\n<head><title>(400 Bad Request|308 Permanent Redirect)<\/title>/

/** What is wrong with an answer; undefined if it is one of those that are meant. */
function faultOf(request: string, answer: string): string | undefined {
  if (answer.includes(inject('secret')) || answer.includes('root:x:')) return 'shows a secret'
  // Closed without an answer: a client that breaks the protocol can expect no more.
  if (answer === '') return undefined
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const status = Number(head.match(/^HTTP\/1\.[01] (\d{3})/)?.[1])
  const isFile = (text: string) => [...files.values()].includes(text)
  // HTTP/0.9 has no head: the page alone.
  if (!status) return isFile(answer) || NGINX_ITSELF.test(answer) ? undefined : 'has no status'
  if (status === 100 || status === 304 || request.startsWith('HEAD')) return undefined
  // Go's own too: methods of more than 32 letters, expectations, and `OPTIONS *`.
  const isBareMethod = request.startsWith('OPTIONS * ') || status === 405 || status === 417
  if (isBareMethod && body === '') return undefined
  if (/\r\nContent-Encoding: /i.test(head)) return undefined
  if (GO_ITSELF.test(body) || NGINX_ITSELF.test(body)) return undefined
  if (status === 200) return isFile(body) ? undefined : 'shows what is no file of the site'
  if (status === 308) {
    const location = head.match(/\r\nLocation: (.*)/i)?.[1] ?? ''
    return PAGE_ADDRESS.test(location) ? undefined : `leads to ${location}`
  }
  const page = files.get(status === 404 ? '404.html' : '500.html')
  return status < 500 && body === page ? undefined : `is a ${status} without its page`
}

describe.each(['nginx', 'Caddy'] as const)('%s', (name) => {
  const port = () => inject('ports')[name]

  it(`answers ${REQUESTS} hostile requests rightly, and stays alive`, async () => {
    const requests = fc.sample(hostileRequest, { numRuns: REQUESTS, seed: SEED })
    const faults: string[] = []
    const statuses: Record<string, number> = {}
    const worker = async () => {
      for (let request = requests.pop(); request !== undefined; request = requests.pop()) {
        const answer = await askRaw(port(), request)
        const status = answer.match(/^HTTP\/1\.[01] (\d{3})/)?.[1] ?? 'none'
        statuses[status] = (statuses[status] ?? 0) + 1
        const fault = faultOf(request, answer)
        if (fault) faults.push(`${JSON.stringify(request.slice(0, 300))} ${fault}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    expect(faults.slice(0, 10)).toEqual([])
    // The requests reach what they are meant to try.
    expect(statuses['200']).toBeGreaterThan(REQUESTS / 50)
    expect(statuses['404']).toBeGreaterThan(REQUESTS / 10)
    expect((await ask(port(), '/')).status).toBe(200)
  })
})

it(`answers others while ${SLOW_CLIENTS} clients dawdle, and lets those go`, async () => {
  const { nginx, Caddy } = inject('ports')
  await Promise.all([nginx, Caddy].map(expectSlowClientsGone))
})

async function expectSlowClientsGone(port: number) {
  let closed = 0
  let longestMs = 0
  const sockets = Array.from({ length: SLOW_CLIENTS }, () => {
    const socket = connect(port, '127.0.0.1').resume()
    socket.on('error', () => undefined).once('close', () => closed++)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: ')
    return socket
  })
  const dawdle = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('y')
  }, 500)
  const answers = async () => {
    const started = performance.now()
    await ask(port, '/')
    longestMs = Math.max(longestMs, performance.now() - started)
    return closed
  }
  await expect.poll(answers, { interval: 500 }).toBe(SLOW_CLIENTS)
  clearInterval(dawdle)
  // Half of the 10 s that the server gives a slow client.
  expect(longestMs).toBeLessThan(5000)
}
