import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findCommand } from '../../e2e/support/machine.ts'
import { release } from '../release.ts'
import { ask } from './ask.ts'
import { adaptCaddyfile, findCaddy, launch, launchNginx } from './servers.ts'

/** What Debian serves as soon as nginx is installed. */
const DEBIAN_DEFAULT = 'server { listen 80 default_server; server_name _; return 204; }'

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

async function askSecure(host: string, path: string) {
  const target = { host: '127.0.0.1', port: securePort, path, servername: host, agent: false }
  const sent = request({ ...target, headers: { Host: host }, rejectUnauthorized: false }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  return { status: response.statusCode, location: response.headers.location }
}

const isUp = () => askSecure('www.example.com', '/')

async function expectOneAddress() {
  const leadsTo = (location: string) => ({ status: 308, location })
  const secure = (path: string) => askSecure('www.example.com', path)
  expect(await secure('/privacy-policy')).toEqual({ status: 200 })
  expect(await secure('/privacy-policy/')).toEqual(leadsTo('/privacy-policy'))
  expect(await askSecure('example.com', '/privacy-policy?a=1')).toEqual(
    leadsTo('https://www.example.com/privacy-policy?a=1'),
  )
  const { status, headers } = await ask(plainPort, '/nope')
  expect({ status, location: headers.location }).toEqual(leadsTo('https://www.example.com/nope'))
}

describe('an owner who does what the guide says has one address over https', () => {
  it('with nginx, beside Debian’s own site', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guide-'))
    const openssl = findCommand('openssl', ['openssl'])
    const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
    const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=www.example.com']
    execFileSync(openssl, ['req', '-x509', ...made, ...key], { stdio: 'ignore' })
    const certificates = '/etc/letsencrypt/live/www.example.com'
    const lines = (await guideLines('nginx')).replaceAll(certificates, folder)
    const http = `gzip on;\n${onFreePorts(DEBIAN_DEFAULT)}\n${onFreePorts(lines)}`
    const { stop } = await launchNginx(folder, http, isUp)
    await expectOneAddress().finally(stop)
  })

  it('with Caddy', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guide-'))
    const environment = { HOME: folder, XDG_DATA_HOME: folder }
    await writeFile(join(folder, 'Caddyfile'), await guideLines('caddyfile'))
    const adapted = adaptCaddyfile(join(folder, 'Caddyfile'), environment, await getPort())
    const config = JSON.parse(JSON.stringify(adapted).replaceAll('":443"', `":${securePort}"`))
    Object.assign(config.apps.http, { http_port: plainPort, https_port: securePort })
    // No authority can vouch for this machine, so its certificates are its own.
    config.apps.tls = { automation: { policies: [{ issuers: [{ module: 'internal' }] }] } }
    config.apps.pki = { certificate_authorities: { local: { install_trust: false } } }
    const file = join(folder, 'caddy.json')
    await writeFile(file, JSON.stringify(config))
    const caddy = { command: findCaddy(), args: ['run', '--config', file], folder, environment }
    const { stop } = await launch(caddy, isUp)
    await expectOneAddress().finally(stop)
  })
})
