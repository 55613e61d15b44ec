import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { checkLiveSite, readPages } from '../../doctor/live-site.ts'
import { makeHostFiles } from '../make-host-files.ts'
import { release } from '../release.ts'
import { FAILURE, ROWS } from './answers-table.ts'
import { ask, askRaw } from './ask.ts'
import { startNginx } from './servers.ts'

const PAGES = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']
const FOR_A_YEAR = 'public, max-age=31536000, immutable'
/** Both mean: keep it, and ask each time. The second is Cloudflare's own. */
const ASK_EACH_TIME = /^(no-cache|public, max-age=0, must-revalidate)$/

const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
}

/** The address of one hashed file of a kind. */
const hashed: Record<string, string> = {}

beforeAll(async () => {
  const names = await readdir(join(inject('dist'), '_astro'))
  for (const kind of ['js', 'css', 'woff2']) {
    hashed[kind] = `/_astro/${names.find((name) => name.endsWith(`.${kind}`))}`
  }
})

/** What a page cannot carry itself. */
const HEADER_ONLY = "frame-ancestors 'none'"

/** The policy that each page carries, with its own hashes. */
function pagePolicy(): RegExp {
  const hashes = "( 'sha256-[A-Za-z0-9+/]{43}=')+"
  return new RegExp(
    "^default-src 'none'; " +
      "img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      `manifest-src 'self'; frame-src ${inject('formOrigin')}; form-action 'none'; ` +
      "base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; " +
      `script-src 'self'${hashes}; style-src 'self'${hashes}; $`,
  )
}

describe.each(['nginx', 'Caddy', 'Cloudflare'] as const)('%s', (name) => {
  const at = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(inject('ports')[name], path, { headers, method })

  it.each(ROWS.map((row) => [`${row.method ?? 'GET'} ${row.path.slice(0, 60)}`, row] as const))(
    '%s',
    async (_title, { path, method, expected, otherwise }) => {
      const { status, shows, leadsTo } = otherwise?.[name] ?? expected
      const { headers, body, ...answer } = await at(path, {}, method)
      expect({ ...answer, leadsTo: headers.location }).toEqual({ status, leadsTo })
      if (shows) expect(`${body}`).toContain(shows)
      // Go's own answer has no headers, and Cloudflare knows files by their folder alone.
      if (shows !== '400 Bad Request' && path !== '/cards/') {
        expect(headers).toMatchObject(COMMON_HEADERS)
      }
      expect(`${headers.server} ${headers['x-powered-by']}`).not.toMatch(/\d/)
    },
  )

  it('answers HEAD as GET, without the page', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/nope', 404],
    ] as const) {
      const answer = await at(path, {}, 'HEAD')
      expect([path, answer.status, answer.body.length]).toEqual([path, status, 0])
      expect(answer.headers['content-type']?.replace(' ', '')).toBe('text/html;charset=utf-8')
    }
  })

  it('answers 304 to browsers that have the page already', async () => {
    const { headers } = await at('/')
    const again = await at('/', { 'If-None-Match': `${headers.etag}` })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers).toMatchObject(COMMON_HEADERS)
  })

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/favicon.svg', /^image\/svg\+xml(; charset=utf-8)?$/],
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
    ['/cards/home.png', 'image/png'],
    ['/site.webmanifest', /^application\/manifest\+json(; charset=utf-8)?$/],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', /^application\/xml(; charset=utf-8)?$/],
    ['js', /^text\/javascript(; charset=utf-8)?$/],
    ['woff2', 'font/woff2'],
    ['css', 'text/css; charset=utf-8'],
  ])('%s has its type, and hashed files alone are kept for a year', async (path, type) => {
    const { status, headers } = await at(hashed[path] ?? path)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(type)
    expect(headers['cache-control']).toMatch(path in hashed ? FOR_A_YEAR : ASK_EACH_TIME)
    const gone = await at('/_astro/gone.js')
    expect(gone.headers['cache-control']).toMatch(ASK_EACH_TIME)
  })

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('to a browser that takes %s sends %s', async (accepted, sent) => {
    for (const path of ['/', hashed.js ?? '']) {
      const { headers } = await at(path, { 'Accept-Encoding': accepted })
      expect([path, headers['content-encoding']]).toEqual([path, sent])
    }
  })

  it('limits each page to its own scripts and styles, and keeps it in search engines', async () => {
    for (const path of [...PAGES, '/nope']) {
      const { headers, body } = await at(path)
      const own = `${body}`.match(/content-security-policy" content="([^"]*)"/)?.[1]
      expect(own?.replace(/; ?/g, '; ')).toMatch(pagePolicy())
      expect(headers['content-security-policy']).toBe(HEADER_ONLY)
      // This header would blank the form's frame.
      expect(headers['cross-origin-embedder-policy']).toBeUndefined()
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['x-robots-tag']).toBeUndefined()
    }
  })

  it('lets other sites show the share cards, and nothing else', async () => {
    const { headers } = await at('/cards/home.png')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect((await at('/favicon.svg')).headers).toMatchObject(COMMON_HEADERS)
  })

  it('keeps a preview out of search engines', async () => {
    const Host = name === 'Cloudflare' ? 'preview.account.workers.dev' : 'preview.example.net'
    for (const path of PAGES) {
      expect((await at(path, { Host })).headers['x-robots-tag']).toBe('noindex')
    }
  })

  it('satisfies the doctor', async () => {
    const places = {
      siteUrl: 'https://www.example.com',
      waitlistForm: { href: `${inject('formOrigin')}/t/waitlist` },
      bookingPage: { href: `${inject('formOrigin')}/booking` },
    }
    const findings = await checkLiveSite(
      places,
      readPages(inject('dist')),
      async (address, method) => {
        // The certificate, and with it the redirect from http://, is the owner's.
        if (address.startsWith('http:')) return undefined
        const { status, headers, body } = await at(new URL(address).pathname, {}, method)
        return { status, headers: new Headers(headers as Record<string, string>), body: `${body}` }
      },
    )
    expect(findings.map(({ state }) => state)).toEqual(['done'])
  })
})

describe.each(['nginx', 'Caddy'] as const)('%s', (name) => {
  const at = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(inject('ports')[name], path, { headers, method })

  it('says which methods it takes, and prefers brotli, for error pages too', async () => {
    expect((await at('/', {}, 'POST')).headers.allow).toBe('GET, HEAD')
    for (const path of ['/', '/nope', hashed.js ?? '']) {
      const { headers } = await at(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
      expect(headers, path).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    }
  })

  it('sends the whole page for any range', async () => {
    for (const Range of ['bytes=2-4', 'bytes=9-2', 'bytes=-5', 'nonsense']) {
      const { status, body } = await at('/', { Range })
      expect([Range, status, `${body}`.includes('</html>')]).toEqual([Range, 200, true])
    }
  })

  it('lets nothing load or run in a file that is no page', async () => {
    for (const path of ['/favicon.svg', '/robots.txt', '/cards/home.png']) {
      const { headers } = await at(path)
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
    }
  })

  it('shows the page for failures when it fails itself', async () => {
    const { status, headers, body } = await at('/failing')
    expect([status, `${body}`.includes(FAILURE)]).toEqual([503, true])
    expect(headers['content-security-policy']).toBe(HEADER_ONLY)
    expect(headers['cache-control']).toBe('no-cache')
  })
})

it('nginx shows the page for failures for headers too large, Caddy answers in its own words', async () => {
  const large = `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`
  const { nginx, Caddy } = inject('ports')
  expect(await askRaw(nginx, large)).toMatch(new RegExp(`^HTTP/1.1 400 .*${FAILURE}`, 's'))
  expect(await askRaw(Caddy, large)).toMatch(/^HTTP\/1\.1 431 /)
})

it('nginx takes a site with a long name, and still tells it from a preview', async () => {
  const host = `www.${'a-long-name-'.repeat(5)}of-a-site.example.com`
  const folder = await mkdtemp(join(tmpdir(), 'long-'))
  await makeHostFiles(inject('dist'), join(folder, 'hosts'), `https://${host}`)
  await release(join(folder, 'hosts/server'), join(folder, 'place'))
  const server = await startNginx(join(folder, 'place'))
  onTestFinished(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })
  const robots = async (Host: string) =>
    (await ask(server.port, '/', { headers: { Host } })).headers['x-robots-tag']
  const found = [await robots(host), await robots(`preview.${host}`), await robots(`${host}.net`)]
  expect(found).toEqual([undefined, 'noindex', 'noindex'])
})
