import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { release } from '../release.ts'
import { type Answer, ask, askRaw } from './ask.ts'
import { type Expected, ROWS, type ServerName } from './expected-answers.ts'
import { type RunningServer, startCaddy, startNginx, startWrangler } from './servers.ts'

const NAMES = ['nginx', 'Caddy', 'Cloudflare'] as const
const OWN = ['nginx', 'Caddy'] as const

const servers: Partial<Record<ServerName, RunningServer>> = {}
let place: string
/** The address of one hashed file. */
let hashed: string

function portOf(name: ServerName): number {
  const port = servers[name]?.port
  if (!port) throw new Error(`${name} does not run.`)
  return port
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'place-'))
  await release(join(inject('hosts'), 'server'), place, '1')
  servers.nginx = await startNginx(place)
  servers.Caddy = await startCaddy(place)
  servers.Cloudflare = await startWrangler(inject('hosts'))
  const names = await readdir(join(inject('dist'), '_astro'))
  hashed = `/_astro/${names.find((name) => name.endsWith('.js'))}`
})

afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.stop()))
  await rm(place, { recursive: true })
})

function expectAnswer({ status, headers, body }: Answer, expected: Expected) {
  expect({ status, leadsTo: headers.location }).toEqual({
    status: expected.status,
    leadsTo: expected.leadsTo,
  })
  if (expected.shows) expect(body.toString()).toContain(expected.shows)
}

describe.each(NAMES)('%s', (name) => {
  it.each(ROWS.map((row) => [`${row.method ?? 'GET'} ${row.path.slice(0, 60)}`, row] as const))(
    '%s',
    async (_title, { path, method, expected, otherwise }) => {
      const answer = await ask(portOf(name), path, method ? { method } : {})
      expectAnswer(answer, otherwise?.[name] ?? expected)
    },
  )

  it('answers HEAD as GET, without the page', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/nope', 404],
    ] as const) {
      const answer = await ask(portOf(name), path, { method: 'HEAD' })
      expect([path, answer.status, answer.body.length]).toEqual([path, status, 0])
      expect(answer.headers['content-type']?.replace(' ', '')).toBe('text/html;charset=utf-8')
    }
  })

  it('answers 304 to those who have the page already', async () => {
    const { headers } = await ask(portOf(name), '/')
    const again = await ask(portOf(name), '/', { headers: { 'If-None-Match': `${headers.etag}` } })
    expect([headers.etag === undefined, again.status, again.body.length]).toEqual([false, 304, 0])
  })

  it('tells no version', async () => {
    for (const path of ['/', '/nope', '/index.html', '/%']) {
      const { headers } = await ask(portOf(name), path)
      expect(`${headers.server} ${headers['x-powered-by']}`).not.toMatch(/\d/)
    }
  })
})

describe.each(['nginx', 'Caddy', 'Cloudflare'] as const)('%s, for speed,', (name) => {
  const keeping = async (path: string, headers: Record<string, string> = {}) =>
    (await ask(portOf(name), path, { headers })).headers['cache-control']

  /** Both mean: keep it, and ask each time. Cloudflare's own stands where none is set. */
  const ASKED_EACH_TIME = /^(no-cache|public, max-age=0, must-revalidate)$/

  it('lets hashed files alone be kept without asking', async () => {
    expect(await keeping(hashed)).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/privacy-policy', '/favicon.svg', '/cards/home.png', '/nope']) {
      expect([path, await keeping(path)]).toEqual([path, expect.stringMatching(ASKED_EACH_TIME)])
    }
    expect(await keeping('/_astro/gone.js')).toMatch(ASKED_EACH_TIME)
  })

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('to a browser that takes %s sends %s', async (accepted, sent) => {
    const headers = { 'Accept-Encoding': accepted }
    for (const path of ['/', hashed]) {
      const answer = await ask(portOf(name), path, { headers })
      expect([path, answer.headers['content-encoding']]).toEqual([path, sent])
    }
  })

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/favicon.svg', /^image\/svg\+xml(; charset=utf-8)?$/],
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
    ['/cards/home.png', 'image/png'],
    ['/site.webmanifest', /^application\/manifest\+json(; charset=utf-8)?$/],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', /^application\/xml(; charset=utf-8)?$/],
  ])('%s has its type', async (path, type) => {
    const { headers } = await ask(portOf(name), path)
    expect(headers['content-type']).toMatch(type)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('scripts, fonts and style sheets have theirs', async () => {
    expect((await ask(portOf(name), hashed)).headers['content-type']).toMatch(/^text\/javascript/)
    const names = await readdir(join(inject('dist'), '_astro'))
    const typeOf = async (kind: string) => {
      const path = `/_astro/${names.find((file) => file.endsWith(kind))}`
      return (await ask(portOf(name), path)).headers['content-type']
    }
    expect(await typeOf('.woff2')).toBe('font/woff2')
    expect(await typeOf('.css')).toMatch(/^text\/css; charset=utf-8$/)
  })
})

describe.each(OWN)('%s', (name) => {
  it('says which methods it takes', async () => {
    const { headers } = await ask(portOf(name), '/', { method: 'POST' })
    expect(headers.allow).toBe('GET, HEAD')
  })

  it('packs what differs with the browser’s wish under one address', async () => {
    expect((await ask(portOf(name), '/')).headers.vary).toBe('Accept-Encoding')
  })

  it('sends brotli to browsers that take both', async () => {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
    for (const path of ['/', '/nope', hashed]) {
      const answer = await ask(portOf(name), path, { headers })
      expect([path, answer.headers['content-encoding']]).toEqual([path, 'br'])
    }
  })

  it.each(['bytes=2-4', 'bytes=9-2', 'bytes=-5', 'nonsense'])(
    'sends the whole page for the range %s',
    async (range) => {
      const { status, body } = await ask(portOf(name), '/', { headers: { Range: range } })
      expect(status).toBe(200)
      expect(body.toString()).toContain('</html>')
    },
  )
})

describe('failures of the server itself', () => {
  it('nginx shows the page for failures with their status', async () => {
    expectAnswer(await ask(portOf('nginx'), '/failing'), {
      status: 503,
      shows: 'Unexpected Application Error!',
    })
  })

  it('Caddy shows it, too', async () => {
    const other = await mkdtemp(join(tmpdir(), 'place-'))
    const folder = await release(join(inject('hosts'), 'server'), other, '1')
    const file = join(folder, 'Caddyfile')
    const rules = await readFile(file, 'utf8')
    await writeFile(file, rules.replace('route {', 'route {\n\t\terror /failing 503'))
    const caddy = await startCaddy(other)
    const answer = await ask(caddy.port, '/failing')
    await caddy.stop()
    await rm(other, { recursive: true })
    expectAnswer(answer, { status: 503, shows: 'Unexpected Application Error!' })
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it('nginx shows it for headers too large, too', async () => {
    const large = `X: ${'a'.repeat(40_000)}\r\n`
    const answer = await askRaw(portOf('nginx'), `GET / HTTP/1.1\r\nHost: x\r\n${large}\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*Unexpected Application Error!/s)
  })

  it('Caddy answers headers too large in its own words', async () => {
    const large = `X: ${'a'.repeat(40_000)}\r\n`
    const answer = await askRaw(portOf('Caddy'), `GET / HTTP/1.1\r\nHost: x\r\n${large}\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  })
})
