import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import vercel from '../vercel.json' with { type: 'json' }
import { request, startHost } from './servers.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, '.hosting-under-test')
const DIST = join(FOLDER, 'dist')

const NOT_FOUND = 'Oops! Page not found'
/** Cloudflare's default, the second, means the same. */
const REVALIDATE = /^(no-cache|public, max-age=0, must-revalidate)$/

/** What certbot puts where nginx.conf expects it. */
const CHALLENGE = '/.well-known/acme-challenge/a'

const HSTS = 'max-age=63072000'
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'content-security-policy': "frame-ancestors 'none'",
}
const HEADERS = { ...ALWAYS, 'strict-transport-security': HSTS }

const servers: Record<string, Awaited<ReturnType<typeof startHost>>> = {}
/** Completes the path of a hashed file: "/_astro/*.js". */
const complete = (path: string) =>
  path.replace(/_astro.*/, (pattern) => `${globSync(pattern, { cwd: DIST })[0]}`)

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  execFileSync('npx', ['astro', 'build', '--silent', '--outDir', DIST], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_URL: 'https://www.example.com',
      WAITLIST_FORM_URL: 'https://tally.so/r/abc123',
      BOOKING_URL: 'https://calendly.com/quiet/call',
      // Vitest sets it to 'test', which would build React for development.
      NODE_ENV: 'production',
    },
  })
  const dotFiles = ['.well-known/security.txt', '.env', '.git/config'].map((file) => `dist/${file}`)
  for (const file of [...dotFiles, `certbot${CHALLENGE}`]) {
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true })
    writeFileSync(join(FOLDER, file), 'token')
  }
  for (const name of ['nginx', 'Caddy', 'Cloudflare'] as const) {
    servers[name] = await startHost(name, FOLDER, DIST)
  }
})
afterAll(() => {
  for (const { stop } of Object.values(servers)) stop()
})

/** Paths, each with some text from its page. */
const SERVED = [
  ['/?utm_source=news', 'How personalized sound therapy helps you'],
  ['/privacy-policy?utm_source=a%20b', 'Privacy Policy'],
  ['/robots.txt', 'Sitemap: https://www.example.com/sitemap.xml'],
  ['/.well-known/security.txt', 'token'],
] as const

/** Alternative paths of pages, and where they redirect. */
const REDIRECTED = [
  ['/index', '/'],
  ['/index.html?a=1&b=%20?', '/?a=1&b=%20?'],
  ['/privacy-policy.html', '/privacy-policy'],
  ['/privacy-policy/', '/privacy-policy'],
  ['/privacy-policy//', '/privacy-policy'],
  ['//privacy-policy', '/privacy-policy'],
  ['//privacy-policy.html?a=1', '/privacy-policy?a=1'],
  ['/medical-disclaimer/?a=//evil.example', '/medical-disclaimer?a=//evil.example'],
] as const

/** In the last line: paths that a careless redirect would send to another site or turn into a header. */
const MISSING = `
  /nope /nope.html /nope/ /Privacy-Policy /privacy-policy/more /package.json
  /404 /404.html /500 /500.html /_astro/ /_astro/gone.js /cards/
  /index.html.br /favicon.svg.gz /_headers /.env /.git/config /.files-www.example.com
  //evil.example //evil.example.html /\\evil.example /%2f%2fevil.example /%5cevil.example/ /%0d%0aSet-Cookie:a=b/
`
const missing = MISSING.trim().split(/\s+/)

describe.each(['nginx', 'Caddy', 'Cloudflare'])('%s', (name) => {
  const at = (path: string, headers = {}, method = 'GET') =>
    request(servers[name]?.origin ?? '', path, headers, method)
  const isCloudflare = name === 'Cloudflare'

  it.each(SERVED)('serves %s', async (path, words) => {
    const { status, headers, body } = await at(path)
    expect([status, body]).toEqual([200, expect.stringContaining(words)])
    expect(headers).toMatchObject(HEADERS)
    expect(headers['cache-control']).toMatch(REVALIDATE)
    expect(headers).not.toHaveProperty('x-robots-tag')
    expect(headers.server ?? '').not.toMatch(/\d/)
  })

  it.each(REDIRECTED)('redirects %s to the page', async (path, location) => {
    const status = isCloudflare ? 307 : 308
    expect(await at(path)).toMatchObject({ status, headers: { ...HEADERS, location } })
  })

  it.each(missing)('does not find %s', async (path) => {
    const { status, headers, body } = await at(path)
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    expect(headers).not.toHaveProperty('set-cookie')
    // It redirects some paths first, and serves the error pages.
    if (isCloudflare && (headers.location || /^\/(404|500)/.test(path))) return
    expect([status, body]).toEqual([404, expect.stringContaining(NOT_FOUND)])
    expect(headers).toMatchObject(HEADERS)
    expect(headers['cache-control'] ?? 'no-cache').toMatch(REVALIDATE)
  })

  it('shows the 404 page after a reload', async () => {
    const { headers } = await at('/nope')
    const { status, body } = await at('/nope', { 'If-None-Match': `${headers.etag}` })
    if (status !== 304) expect(body).toContain(NOT_FOUND)
  })

  it('refuses POST', async () => {
    expect(await at('/', {}, 'POST')).toMatchObject({ status: 405, headers: HEADERS })
  })

  it.each([
    ['/', /^text\/html; ?charset=utf-8$/],
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
    ['/cards/home.png', /^image\/png$/],
    ['/site.webmanifest', /^application\/manifest\+json(; charset=utf-8)?$/],
    ['/robots.txt', /^text\/plain; charset=utf-8$/],
    ['/sitemap.xml', /^(application|text)\/xml(; charset=utf-8)?$/],
    ['/_astro/*.js', /^text\/javascript(; charset=utf-8)?$/],
    ['/_astro/*.svg', /^image\/svg\+xml(; charset=utf-8)?$/],
    ['/_astro/*.woff2', /^font\/woff2$/],
  ])('%s has the right content type; hashed files are cached for a year', async (path, type) => {
    const { status, headers } = await at(complete(path))
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(type)])
    const caching = path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : REVALIDATE
    expect(headers['cache-control']).toMatch(caching)
  })

  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', isCloudflare ? /br|gzip|zstd/ : 'br'],
  ])('answers Accept-Encoding: %s with %s', async (accepted, sent) => {
    for (const path of ['/', complete('/_astro/*.js'), '/nope']) {
      const { headers } = await at(path, { 'Accept-Encoding': accepted })
      expect(headers['content-encoding']).toMatch(sent)
      if (!isCloudflare) expect(headers.vary).toBe('Accept-Encoding')
    }
  })
})

describe.each(['nginx', 'Caddy'])('%s', (name) => {
  it.each([
    ['http', 'www.example.com'],
    ['http', 'example.com'],
    ['http', 'preview.example.net'],
    ['origin', 'example.com'],
  ] as const)('redirects %s %s to the site in one hop', async (scheme, Host) => {
    const origin = servers[name]?.[scheme] ?? ''
    const { status, headers } = await request(origin, '/nope?a=1', { Host })
    expect([status, headers.location]).toEqual([308, 'https://www.example.com/nope?a=1'])
    expect(headers).toMatchObject(ALWAYS)
    expect(headers['strict-transport-security']).toBe(scheme === 'origin' ? HSTS : undefined)
  })

  it('serves the error page with a 503', async () => {
    expect(await request(servers[name]?.origin ?? '', '/failing')).toMatchObject({
      status: 503,
      headers: { ...HEADERS, 'cache-control': 'no-cache' },
      body: expect.stringContaining('Unexpected Application Error!'),
    })
  })
})

it('nginx answers certbot over http, so certificates can be renewed', async () => {
  const reply = await request(servers.nginx?.http ?? '', CHALLENGE)
  expect(reply).toMatchObject({ status: 200, body: 'token' })
})

it('Cloudflare reads every rule in _headers: it allows 100', () => {
  const rules = readFileSync(join(DIST, '_headers'), 'utf8').match(/^\/.*/gm)
  expect(rules?.length).toBeLessThanOrEqual(100)
})

it('Vercel is told to send the same headers', () => {
  const pairs = vercel.headers[0]?.headers.map(({ key, value }) => [key.toLowerCase(), value])
  expect(Object.fromEntries(pairs ?? [])).toEqual(HEADERS)
})
