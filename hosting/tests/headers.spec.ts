import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { makeHostFiles } from '../make-host-files.ts'
import { release } from '../release.ts'
import { ask } from './ask.ts'
import { type RunningServer, startCaddy, startNginx, startWrangler } from './servers.ts'

const NAMES = ['nginx', 'Caddy', 'Cloudflare'] as const
const PAGES = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']

const servers: Partial<Record<(typeof NAMES)[number], RunningServer>> = {}
let place: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'place-'))
  await release(join(inject('hosts'), 'server'), place, '1')
  servers.nginx = await startNginx(place)
  servers.Caddy = await startCaddy(place)
  servers.Cloudflare = await startWrangler(inject('hosts'))
})

afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.stop()))
  await rm(place, { recursive: true })
})

const HASH = "'sha256-[A-Za-z0-9+/]{43}='"

/** The whole policy of a page, with as many hashes of scripts and styles as it has. */
function policyOf(scripts: number, styles: number): RegExp {
  const form = inject('formOrigin')
  const hashes = (count: number) => `( ${HASH}){${count}}`
  return new RegExp(
    "^default-src 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      `manifest-src 'self'; frame-src ${form}; form-action 'none'; base-uri 'none'; ` +
      `object-src 'none'; script-src 'self'${hashes(scripts)}; style-src 'self'${hashes(styles)}; ` +
      "frame-ancestors 'none'; require-trusted-types-for 'script'$",
  )
}

describe.each(NAMES)('%s', (name) => {
  async function headersOf(path: string, headers: Record<string, string> = {}) {
    return (await ask(servers[name]?.port ?? 0, path, { headers })).headers
  }

  it.each([...PAGES, '/nope'])('sends these headers with %s', async (path) => {
    expect(await headersOf(path)).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), ' +
        'gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), ' +
        'usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  })

  it.each([
    ['a redirect', '/privacy-policy/', {}],
    ['a file', '/favicon.svg', {}],
    ['a file that is gone', '/_astro/gone.js', {}],
    ['a method that is refused', '/', { method: 'POST' }],
    ['a page that is known already', '/', { headers: { 'If-None-Match': 'the known one' } }],
  ])('sends them with %s, too', async (_what, path, asked) => {
    const port = servers[name]?.port ?? 0
    const { etag } = await headersOf('/')
    const known = 'headers' in asked ? { headers: { 'If-None-Match': `${etag}` } } : {}
    const { headers } = await ask(port, path, { ...asked, ...known })
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  })

  it.each([
    ['/', 3, 1],
    ['/privacy-policy', 3, 1],
    ['/terms-of-service', 3, 1],
    ['/medical-disclaimer', 3, 1],
    ['/nope', 3, 1],
  ])('limits %s to %i scripts and %i styles of its own', async (path, scripts, styles) => {
    const policy = (await headersOf(path))['content-security-policy']
    expect(policy).toMatch(policyOf(scripts, styles))
    expect(policy).not.toContain('unsafe')
  })

  it('sends nothing that would blank the form’s frame, and nothing to the whole web', async () => {
    for (const path of [...PAGES, '/nope']) {
      const headers = await headersOf(path)
      expect(headers['cross-origin-embedder-policy']).toBeUndefined()
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  it('lets others show the share cards alone', async () => {
    const policy = async (path: string) => (await headersOf(path))['cross-origin-resource-policy']
    expect(await policy('/cards/home.png')).toBe('cross-origin')
    expect(await policy('/favicon.svg')).toBe('same-origin')
  })

  it('lets the site’s own address be found', async () => {
    for (const path of PAGES) expect((await headersOf(path))['x-robots-tag']).toBeUndefined()
  })

  it('keeps a preview out of search engines', async () => {
    const Host = name === 'Cloudflare' ? 'preview.account.workers.dev' : 'preview.example.net'
    for (const path of PAGES) {
      expect((await headersOf(path, { Host }))['x-robots-tag']).toBe('noindex')
    }
  })
})

describe.each(['nginx', 'Caddy'] as const)('%s', (name) => {
  it('lets nothing load or run in what is no page', async () => {
    for (const path of ['/favicon.svg', '/robots.txt', '/cards/home.png']) {
      const { headers } = await ask(servers[name]?.port ?? 0, path)
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    }
  })
})

it('nginx takes a site of a long name, and still tells it from a preview', async () => {
  const host = `www.${'a-long-name-'.repeat(5)}of-a-site.example.com`
  const folder = await mkdtemp(join(tmpdir(), 'long-'))
  await makeHostFiles(inject('dist'), join(folder, 'hosts'), `https://${host}`)
  await release(join(folder, 'hosts/server'), join(folder, 'place'), '1')
  const server = await startNginx(join(folder, 'place'))
  const robots = async (Host: string) =>
    (await ask(server.port, '/', { headers: { Host } })).headers['x-robots-tag']
  const found = [await robots(host), await robots(`preview.${host}`), await robots(`${host}.net`)]
  await server.stop()
  await rm(folder, { recursive: true })
  expect(found).toEqual([undefined, 'noindex', 'noindex'])
})
