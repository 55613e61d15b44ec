import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSiteServer } from './site-server.ts'

const FILES = {
  'index.html': 'the home page',
  '404.html': 'Oops! Page not found',
  '500.html': 'Unexpected Application Error!',
  'privacy-policy.html': 'the privacy policy',
  'favicon.svg': '<svg/>',
  '.secret': 'secret',
  '.well-known/security.txt': 'a contact',
  '.well-known/.secret': 'secret',
  '_astro/a.1234.js': 'a script',
  '../outside.txt': 'outside',
}

let folder: string
let dist: string
let server: Server
let port: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-server-'))
  dist = join(folder, 'dist')
  for (const name of ['_astro', '.well-known']) mkdirSync(join(dist, name), { recursive: true })
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(dist, name), content)
  server = createSiteServer(dist)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

/** Sends the path as it is written; `fetch` would tidy it first. */
async function ask(path: string, method = 'GET', headers: IncomingHttpHeaders = {}) {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
  sent.end()
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

/** Sends what no client would. */
async function askRaw(head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(head)
  return text(socket)
}

describe('pages and files', () => {
  it.each([
    ['/', 'the home page'],
    ['/?utm_source=news', 'the home page'],
    ['/privacy-policy', 'the privacy policy'],
    ['/favicon.svg', '<svg/>'],
    ['/.well-known/security.txt', 'a contact'],
    ['/_astro/a.1234.js', 'a script'],
  ])('%s shows %s', async (path, body) => {
    expect(await ask(path)).toMatchObject({ status: 200, body })
  })

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?a=1&b=%20?', '/?a=1&b=%20?'],
    ['/privacy-policy.html', '/privacy-policy'],
    ['/privacy-policy/', '/privacy-policy'],
    ['/privacy-policy/?a=//evil.example', '/privacy-policy?a=//evil.example'],
  ])('%s leads to its one address %s', async (path, location) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(308)
    expect(headers.location).toBe(location)
  })

  it('shows a new build without a restart', async () => {
    writeFileSync(join(dist, 'index.html'), 'a much longer home page')
    expect((await ask('/')).body).toBe('a much longer home page')
  })

  it('answers HEAD as GET, without the page', async () => {
    const { status, headers, body } = await ask('/', 'HEAD')
    expect([status, headers['content-length'], body]).toEqual([200, '13', ''])
  })

  it('answers 304 to those who have the page already', async () => {
    const { headers } = await ask('/')
    const again = await ask('/', 'GET', { 'if-none-match': headers.etag })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it.each(['bytes=2-4', 'bytes=9-2', 'bytes=-5', 'nonsense'])(
    'sends the whole page for the range %s',
    async (range) => {
      expect(await ask('/', 'GET', { range })).toMatchObject({ status: 200, body: 'the home page' })
    },
  )
})

describe('unknown addresses', () => {
  it.each([
    '/nope',
    '/a/b/c/d/',
    '/nope.html',
    '/404',
    '/404.html',
    '/404/',
    '/500',
    '/500.html',
    '/500/',
    '/_astro',
    '/_astro/',
    '/_astro/gone.js',
    '/favicon.svg/',
    '/.secret',
    '/.well-known/',
    '/.well-known/.secret',
    '/a/.well-known/security.txt',
    '/.html',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/_astro/../../outside.txt',
    '//evil.example/',
    '//privacy-policy/',
    '//privacy-policy.html',
    '/\\privacy-policy/',
    '/%5Cevil.example/',
    '/%2Fprivacy-policy/',
    `/${'a'.repeat(5000)}`,
  ])('%s is the 404 page, with no redirect', async (path) => {
    const { status, headers, body } = await ask(path)
    expect([status, body]).toEqual([404, 'Oops! Page not found'])
    expect(headers.location).toBeUndefined()
    expect(headers['content-type']).toBe('text/html;charset=utf-8')
  })
})

describe('failures', () => {
  it.each(['/%E0%A4%A', '/%', '/privacy-policy%00.html', '/%FF/', 'http://evil.example/'])(
    '%s is the error page with 400',
    async (path) => {
      const { status, body } = await ask(path)
      expect([status, body]).toEqual([400, 'Unexpected Application Error!'])
    },
  )

  it('what is no request at all gets the error page with 400', async () => {
    const answer = await askRaw('GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toMatch(/\r\n\r\nUnexpected Application Error!$/)
  })

  it('headers too large for the server get the error page with 431', async () => {
    const answer = await askRaw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 .*Unexpected Application Error!$/s)
  })

  it('an exception is the error page with 500, even with the folder gone', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    rmSync(dist, { recursive: true })
    const { status, body } = await ask('/')
    expect([status, body]).toEqual([500, 'Unexpected Application Error!'])
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused with 405', async (method) => {
    const { status, headers } = await ask('/', method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('a folder without a built site is refused at once', () => {
    expect(() => createSiteServer(folder)).toThrow('500.html')
  })
})

describe('headers', () => {
  it.each([
    ['/', 'no-cache'],
    ['/nope', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/%', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    ['/_astro/gone.js', 'no-cache'],
    ['/_astro/a.1234.js', 'public, max-age=31536000, immutable'],
  ])('%s is kept as %s', async (path, caching) => {
    const { headers } = await ask(path)
    expect(headers['cache-control']).toBe(caching)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })
})
