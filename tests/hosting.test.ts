import assert from 'node:assert/strict'
import { execSync, spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { after, before, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { legalPages } from '../src/content/pages.ts'
import vercel from '../vercel.json' with { type: 'json' }
import { buildSite } from './support/build-site.ts'
import { SETTINGS } from './support/sites.ts'

const PORT = Number(process.env.TEST_PORT ?? 4331)
const HOSTS = { Caddy: PORT, Cloudflare: PORT + 1 }
const PATHS = ['/', ...Object.keys(legalPages).map((page) => `/${page}`)]
/** Cloudflare's default, the second, means the same. */
const REVALIDATED = /^(no-cache|public, max-age=0, must-revalidate)$/
const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'content-security-policy': "frame-ancestors 'none'",
}

const folder = resolve('.site-under-test/hosting')
const dist = join(folder, 'dist')
const groups: number[] = []

/** Starts a server with its children in a group of their own; resolves when it answers. */
async function start(port: number, command: string) {
  const { pid } = spawn(command, { cwd: folder, stdio: 'inherit', shell: true, detached: true })
  if (pid) groups.push(pid)
  // A minute at most.
  for (let tries = 0; tries < 300; tries += 1) {
    if (await fetch(`http://localhost:${port}`).catch(() => undefined)) return
    await sleep(200)
  }
  throw new Error(`${command} does not answer.`)
}

before(async () => {
  buildSite(dist, SETTINGS)
  writeFileSync(join(dist, '.env'), 'secret')
  mkdirSync(join(dist, '.well-known'))
  writeFileSync(join(dist, '.well-known/security.txt'), 'Contact: …')

  const caddyfile = readFileSync('Caddyfile', 'utf8')
    .replace(/^\S+, \S+(?= \{)/m, `http://:${PORT}`)
    .replace(/vars name \S+/, 'vars name localhost')
    .replace(/root \* \S+/, `root * ${dist}`)
    .replace('route {', 'route {\n\t\terror /failing 503')
  const caddyOptions = '{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n\n'
  writeFileSync(join(folder, 'Caddyfile'), caddyOptions + caddyfile)
  await start(PORT, 'caddy run --config Caddyfile')

  const wranglerFile = readFileSync('wrangler.jsonc', 'utf8').replace(/"build".*/, '')
  writeFileSync(join(folder, 'wrangler.jsonc'), wranglerFile)
  // Not a dependency: it is large, and for this test alone.
  const wrangler = 'npx --yes wrangler@4.156.0'
  execSync(`${wrangler} --version`)
  await start(PORT + 1, `${wrangler} dev --log-level error --port ${PORT + 1} --inspector-port 0`)
})
after(() => {
  for (const group of groups) process.kill(-group)
})

for (const [host, port] of Object.entries(HOSTS)) {
  /** Whatever the answer, it has the security headers. */
  const get = async (path: string, headers = {}) => {
    const url = `http://localhost:${port}${path}`
    const answer = await fetch(url, { headers, redirect: 'manual' })
    const header = (name: string) => answer.headers.get(name) ?? ''
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      assert.equal(header(name), value, `${name} of ${path}`)
    return { path, status: answer.status, header, body: await answer.text() }
  }
  const assertNotFound = ({ path, status, header, body }: Awaited<ReturnType<typeof get>>) => {
    assert.equal(status, 404, path)
    assert.match(body, /Oops! Page not found/, path)
    // Browsers also ask again if there is no such header.
    assert.match(header('cache-control') || 'no-cache', REVALIDATED, path)
  }

  it(`${host} serves the pages, compressed, and has browsers revalidate them`, async () => {
    for (const path of PATHS) {
      const { status, header, body } = await get(`${path}?utm_source=news`)
      assert.equal(status, 200, path)
      assert.ok(body.includes(`rel="canonical" href="https://www.site.test${path}"`), path)
      assert.match(header('cache-control'), REVALIDATED, path)
      assert.equal(header('content-encoding'), 'gzip', path)
    }
  })

  it(`${host} serves what an owner puts into .well-known`, async () => {
    assert.equal((await get('/.well-known/security.txt')).body, 'Contact: …')
  })

  it(`${host} redirects other URLs of a page to its own, and never elsewhere`, async () => {
    const moved = { '/index.html': '/', '/terms-of-service/': '/terms-of-service' }
    for (const [path, location] of Object.entries(moved)) {
      const { status, header } = await get(`${path}?a=1`)
      assert.ok(status === 307 || status === 308, `${path}: ${status}`)
      assert.equal(header('location'), `${location}?a=1`, path)
    }
    for (const path of ['//evil.example/', '//evil.example.html', '/%5cevil.example/'])
      assert.match((await get(path)).header('location') || '/', /^\/(?![/\\])/, path)
  })

  it(`${host} shows the 404 page for missing and hidden files, also after a reload`, async () => {
    for (const path of ['/nope', '/_headers', '/.env']) assertNotFound(await get(path))
    const { header } = await get('/nope')
    const again = await get('/nope', { 'If-None-Match': header('etag') })
    // Then the browser shows what it has.
    if (again.status !== 304) assertNotFound(again)
  })

  it(`${host} has the font cached for a year, but never the absence of a script`, async () => {
    const [file] = globSync('_astro/fonts/*', { cwd: dist })
    const { header } = await get(`/${file}`)
    assert.equal(header('cache-control'), 'public, max-age=31536000, immutable')
    assertNotFound(await get('/_astro/gone.js'))
  })
}

it('Caddy redirects the other name of the site', async () => {
  const { status, headers } = await fetch(`http://127.0.0.1:${PORT}/a?b`, { redirect: 'manual' })
  assert.deepEqual([status, headers.get('location')], [308, 'https://localhost/a?b'])
})

it('Caddy shows the error page if it fails', async () => {
  const failure = await fetch(`http://localhost:${PORT}/failing`)
  assert.equal(failure.status, 503)
  assert.match(await failure.text(), /Unexpected Application Error!/)
})

it('Vercel is told to send the same headers', () => {
  const pairs = vercel.headers[0]?.headers.map(({ key, value }) => [key.toLowerCase(), value])
  assert.deepEqual(Object.fromEntries(pairs ?? []), SECURITY_HEADERS)
})
