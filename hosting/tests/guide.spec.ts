import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findCommand } from '../../e2e/support/machine.ts'
import { release } from '../release.ts'
import { ask } from './ask.ts'
import { adaptCaddyfile, findCaddy, launch, launchNginx } from './servers.ts'

/** Up to the end of the hero. */
const FIRST_BYTES = 9000
const PLAIN_SITE = 'server_name www.example.com example.com;'
/** What certbot's nginx plugin adds to it while it fetches a certificate. */
const CERTBOT = `rewrite ^(/.well-known/acme-challenge/.*) $1 break;
location = /.well-known/acme-challenge/token { default_type text/plain; return 200 'of certbot'; }`

let place: string
let plainPort: number
let securePort: number

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'place-'))
  await release(join(inject('hosts'), 'server'), place)
  plainPort = await getPort()
  securePort = await getPort()
})

afterAll(() => rm(place, { recursive: true }))

/** The lines of one kind that the guide tells an owner to write, with this machine's paths. */
async function guideLines(kind: string): Promise<string> {
  const guide = await readFile(join(import.meta.dirname, '../../docs/going-live.md'), 'utf8')
  const lines = guide.match(new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 's'))?.[1]
  if (!lines) throw new Error(`The guide has no ${kind}.`)
  return lines.replaceAll('/srv/site', place)
}

/** Not every machine has IPv6. */
const onFreePorts = (lines: string) =>
  lines
    .replace(/^.*listen \[::\].*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${securePort}`)

interface Asked {
  /** The name that the certificate is asked for. */
  host: string
  path?: string
  /** Another name in the request. */
  claimed?: string
}

async function askSecure({ host, path = '/', claimed = host }: Asked) {
  const target = { host: '127.0.0.1', port: securePort, path, servername: host, agent: false }
  const headers = { Host: claimed }
  const sent = request({ ...target, headers, rejectUnauthorized: false }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  await once(response, 'end')
  return { status: response.statusCode, headers: response.headers }
}

const isUp = () => askSecure({ host: 'www.example.com' })

async function expectOneAddress() {
  const leadsTo = (location: string) => ({ status: 308, headers: { location } })
  const host = 'www.example.com'
  expect(await askSecure({ host, path: '/privacy-policy' })).toMatchObject({ status: 200 })
  const slash = await askSecure({ host, path: '/privacy-policy/' })
  expect(slash).toMatchObject(leadsTo('/privacy-policy'))
  const other = await askSecure({ host: 'example.com', path: '/privacy-policy?a=1' })
  expect(other).toMatchObject(leadsTo('https://www.example.com/privacy-policy?a=1'))
  const plain = await ask(plainPort, '/nope')
  expect(plain).toMatchObject(leadsTo('https://www.example.com/nope'))

  for (const { headers } of [slash, other, plain]) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers.server ?? '').not.toMatch(/\d/)
  }
  const hasHttpsOnly = [other, plain].map(({ headers }) => 'strict-transport-security' in headers)
  expect(hasHttpsOnly).toEqual([true, false])
}

/** Passes bytes on to the server, and keeps those that it sends. */
async function startRelay() {
  const passed: Buffer[] = []
  const relay = createServer((near) => {
    const far = connect(securePort, '127.0.0.1').on('data', (part) => passed.push(part))
    // Either side may close first.
    pipeline(near, far, near, () => undefined)
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  return { relay, passed, port: (relay.address() as AddressInfo).port }
}

/** The landing page comes over HTTP/2, in short TLS records, so that nothing waits for a second flight. */
async function expectReadableAtOnce(longest: number) {
  const { relay, passed, port } = await startRelay()
  const options = { servername: 'www.example.com', rejectUnauthorized: false }
  const session = connectHttp2(`https://127.0.0.1:${port}`, options)
  const asked = { ':authority': 'www.example.com', 'accept-encoding': 'br' }
  const stream = session.request(asked)
  const [headers] = await once(stream, 'response')
  expect(headers).toMatchObject({ ':status': 200, 'content-type': 'text/html; charset=utf-8' })
  await buffer(stream)
  session.close()
  relay.close()
  const bytes = Buffer.concat(passed)
  const lengths: number[] = []
  for (let at = 0; at < FIRST_BYTES; at += 5 + (lengths.at(-1) ?? 0)) {
    lengths.push(bytes.readUInt16BE(at + 3))
  }
  expect(Math.max(...lengths)).toBeLessThanOrEqual(longest)
}

describe('an owner who does what the guide says has one address over https', () => {
  it('with nginx', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guide-'))
    const openssl = findCommand('openssl', ['openssl'])
    const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
    const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=www.example.com']
    execFileSync(openssl, ['req', '-x509', ...made, ...key], { stdio: 'ignore' })
    // Other programs that fetch certificates put their proof into a folder.
    const redirect = join(place, 'current/nginx-redirect.conf')
    await writeFile(redirect, (await readFile(redirect, 'utf8')).replace('/var/www/html', folder))
    await mkdir(join(folder, '.well-known/acme-challenge'), { recursive: true })
    await writeFile(join(folder, '.well-known/acme-challenge/file'), 'of others')
    const certificates = '/etc/letsencrypt/live/www.example.com'
    const lines = (await guideLines('nginx')).replaceAll(certificates, folder)
    const http = `gzip on;\n${onFreePorts(lines.replace(PLAIN_SITE, `$&\n${CERTBOT}`))}`
    const { stop } = await launchNginx(folder, http, isUp)
    try {
      await expectOneAddress()
      // Each in a packet of its own.
      await expectReadableAtOnce(1400)
      for (const [name, proof] of Object.entries({ token: 'of certbot', file: 'of others' })) {
        const { status, body } = await ask(plainPort, `/.well-known/acme-challenge/${name}`)
        expect([status, `${body}`]).toEqual([200, proof])
      }
      const unknown = await ask(plainPort, '/', { headers: { Host: 'other.example' } })
      expect([unknown.status, unknown.headers.server]).toEqual([308, 'nginx'])
      const stranger = await askSecure({ host: 'www.example.com', claimed: 'other.example' })
      expect(stranger.headers['x-robots-tag']).toBe('noindex')
    } finally {
      await stop()
    }
  })

  it('with Caddy', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guide-'))
    const environment = { HOME: folder, XDG_DATA_HOME: folder }
    await writeFile(join(folder, 'Caddyfile'), await guideLines('caddyfile'))
    const adapted = adaptCaddyfile(join(folder, 'Caddyfile'), environment, await getPort())
    const text = JSON.stringify(adapted).replaceAll('":443"', `":${securePort}"`)
    const config = JSON.parse(text.replaceAll('":80"', `":${plainPort}"`))
    Object.assign(config.apps.http, { http_port: plainPort, https_port: securePort })
    // No authority can vouch for this machine, so its certificates are its own.
    config.apps.tls = { automation: { policies: [{ issuers: [{ module: 'internal' }] }] } }
    config.apps.pki = { certificate_authorities: { local: { install_trust: false } } }
    const file = join(folder, 'caddy.json')
    await writeFile(file, JSON.stringify(config))
    const caddy = { command: findCaddy(), args: ['run', '--config', file], folder, environment }
    const { stop } = await launch(caddy, isUp)
    try {
      await expectOneAddress()
      // Go sends each one packet longer than the last, the first few of HTTP/2 too.
      await expectReadableAtOnce(8400)
      const headers = { Host: 'other.example' }
      await expect(ask(plainPort, '/', { headers })).rejects.toThrow()
      const stranger = { host: 'www.example.com', claimed: 'other.example' }
      await expect(askSecure(stranger)).rejects.toThrow()
    } finally {
      await stop()
    }
  })
})
