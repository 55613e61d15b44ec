import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { release } from '../release.ts'
import { ask } from './ask.ts'
import { type HostileRequest, hostileRequests, numbersFrom } from './hostile-requests.ts'
import { type RunningServer, startCaddy, startNginx } from './servers.ts'

const REQUESTS = 20_000
const AT_ONCE = 64
const SEED = 20_260_101
const PATIENCE_MS = 20_000
const CANARY = 'THIS-IS-NOT-FOR-VISITORS'
const SLOW_CLIENTS = 300

let place: string
/** What visitors may see: every built file, as Latin 1. */
const known = new Set<string>()
let notFoundPage: string
let failurePage: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'place-'))
  const folder = await release(join(inject('hosts'), 'server'), place, '1')
  for (const path of ['.secret', '.env', 'app.js.map', '../secret.txt', '../../../secret.txt']) {
    await writeFile(join(folder, 'site', path), CANARY)
  }
  const dist = inject('dist')
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    known.add(await readFile(join(entry.parentPath, entry.name), 'latin1'))
  }
  notFoundPage = await readFile(join(dist, '404.html'), 'latin1')
  failurePage = await readFile(join(dist, '500.html'), 'latin1')
})

afterAll(() => rm(place, { recursive: true }))

/** Sends bytes and reads until the server closes; what was read so far where it breaks off. */
function send(port: number, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: string[] = []
    const socket = connect(port, '127.0.0.1', () => socket.end(words, 'latin1'))
    socket.setEncoding('latin1')
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy()
      reject(new Error(`no end of the answer to ${JSON.stringify(words.slice(0, 200))}`))
    })
    socket.on('data', (part) => parts.push(String(part)))
    socket.on('error', () => resolve(parts.join('')))
    socket.on('close', () => resolve(parts.join('')))
  })
}

function bodyOf(head: string, rest: string): string {
  if (!/\r\nTransfer-Encoding: chunked/i.test(head)) {
    const length = head.match(/\r\nContent-Length: (\d+)/i)?.[1]
    return length === undefined ? rest : rest.slice(0, Number(length))
  }
  let body = ''
  for (let at = 0; ; ) {
    const end = rest.indexOf('\r\n', at)
    const size = Number.parseInt(rest.slice(at, end), 16)
    if (!size) return body
    body += rest.slice(end + 2, end + 2 + size)
    at = end + 2 + size + 2
  }
}

const PAGE_ADDRESS = /^\/(privacy-policy|terms-of-service|medical-disclaimer)?(\?|$)/
const BARE_REDIRECT = /^<html>\r\n<head><title>308 Permanent Redirect<\/title><\/head>/
/** Go's own answers to what breaks the protocol, before any of Caddy's rules. */
const GO_ITSELF = /^(4\d\d [A-Z]|505 HTTP Version Not Supported|Unsupported transfer encoding$)/
/** nginx's own, where the body of a request is broken while an error is answered already. */
const NGINX_ITSELF = /^<html>\r\n<head><title>400 Bad Request<\/title><\/head>/

function isBare(name: string, status: number, body: string): boolean {
  if (name === 'nginx') return status === 400 && NGINX_ITSELF.test(body)
  // A method of more than 32 letters is refused before any rule, too.
  return GO_ITSELF.test(body) || ([405, 417].includes(status) && body === '')
}

/** What is wrong with an answer; nothing where it is one of those that are meant. */
function faultOf(name: string, { words, isHead }: HostileRequest, answer: string) {
  if (answer.includes(CANARY) || answer.includes('root:x:')) return 'shows what is not for visitors'
  // Closed without an answer: a client that breaks the protocol can expect no more.
  if (answer === '') return undefined
  const split = answer.indexOf('\r\n\r\n')
  const head = answer.slice(0, split)
  const status = Number(head.match(/^HTTP\/1\.[01] (\d{3})/)?.[1])
  // The protocol's first version has no head: the page alone.
  if (!status) return known.has(answer) || BARE_REDIRECT.test(answer) ? undefined : 'has no status'
  if (status === 100) return undefined
  const body = bodyOf(head, answer.slice(split + 4))
  if (isBare(name, status, body)) return undefined
  // Asked of the server as a whole, Go says that it is there, and no more.
  if (name === 'Caddy' && words.startsWith('OPTIONS * ') && body === '') return undefined
  if (status >= 500) return `has status ${status}`
  if (isHead || /\r\nContent-Encoding: /i.test(head) || words.startsWith('HEAD')) return undefined
  if (status === 304) return undefined
  if (status === 200) return known.has(body) ? undefined : 'shows what is no file of the site'
  if (status === 308) {
    const location = head.match(/\r\nLocation: (.*)/i)?.[1] ?? ''
    return PAGE_ADDRESS.test(location) ? undefined : `leads to ${location}`
  }
  if (status === 404) return body === notFoundPage ? undefined : 'is a 404 without its page'
  if ([400, 405, 408, 411, 412, 413, 414].includes(status)) {
    return body === failurePage ? undefined : `is a ${status} without the page for failures`
  }
  return `has status ${status}`
}

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('%s', (name, start) => {
  let server: RunningServer

  beforeAll(async () => {
    server = await start(place)
  })

  afterAll(() => server.stop())

  async function expectHealth() {
    expect(server.isAlive()).toBe(true)
    const { status, body } = await ask(server.port, '/')
    expect([status, body.toString('latin1').includes('</html>')]).toEqual([200, true])
  }

  it(`stays right and alive under ${REQUESTS} hostile requests`, { timeout: 120_000 }, async () => {
    const next = hostileRequests(numbersFrom(SEED))
    const faults: string[] = []
    const statuses: Record<string, number> = {}
    let left = REQUESTS
    const worker = async () => {
      while (left-- > 0) {
        const request = next()
        const answer = await send(server.port, request.words)
        const status = answer.match(/^HTTP\/1\.[01] (\d{3})/)?.[1] ?? 'none'
        statuses[status] = (statuses[status] ?? 0) + 1
        const fault = faultOf(name, request, answer)
        if (fault) faults.push(`${JSON.stringify(request.words.slice(0, 300))} ${fault}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    console.log(`${name}, ${REQUESTS} hostile requests by status: ${JSON.stringify(statuses)}`)
    expect(faults.slice(0, 10)).toEqual([])
    // A run that were closed out early would show nothing.
    expect(statuses.none ?? 0).toBeLessThan(REQUESTS / 20)
    expect(statuses['200']).toBeGreaterThan(REQUESTS / 50)
    expect(statuses['404']).toBeGreaterThan(REQUESTS / 10)
    await expectHealth()
  })

  it(`answers others while ${SLOW_CLIENTS} clients dawdle, and lets those go`, async () => {
    const sockets = Array.from({ length: SLOW_CLIENTS }, () => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\nX: ')
      return socket.resume()
    })
    let closed = 0
    for (const socket of sockets) socket.once('close', () => closed++)
    const dawdle = setInterval(() => {
      for (const socket of sockets) if (!socket.destroyed) socket.write('y')
    }, 500)
    for (let tries = 0; tries < 26 && closed < SLOW_CLIENTS; tries++) {
      const started = performance.now()
      expect((await ask(server.port, '/')).status).toBe(200)
      expect(performance.now() - started).toBeLessThan(1000)
      await setTimeout(500)
    }
    clearInterval(dawdle)
    expect(closed).toBe(SLOW_CLIENTS)
    for (const socket of sockets) socket.destroy()
    await expectHealth()
  })
})
