import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request as requestSecure } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { endProcess } from '../../demo/astro.ts'
import { findCommand, installPackages, thisMachine } from '../../e2e/support/machine.ts'
import { release } from '../release.ts'
import { ask } from './ask.ts'

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static']
const TRIES = 100

/** What Debian serves as soon as nginx is installed. */
const DEBIAN_DEFAULT = 'server { listen 80 default_server; server_name _; return 204; }'

let place: string
let folder: string
let plainPort: number
let securePort: number

/** The lines of one kind that the guide tells an owner to write, for this machine's places. */
async function guideLines(kind: string): Promise<string> {
  const guide = await readFile(join(import.meta.dirname, '../../docs/going-live.md'), 'utf8')
  const lines = guide.match(new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 's'))?.[1]
  if (!lines) throw new Error(`The guide has no ${kind}.`)
  return lines.replaceAll('/srv/site', place)
}

/** The port's number is this machine's; not every machine has IPv6. */
const onFreePorts = (lines: string) =>
  lines
    .replace(/^.*listen \[::\].*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${securePort}`)

async function askSecure(host: string, path: string) {
  const sent = requestSecure({
    host: '127.0.0.1',
    port: securePort,
    path,
    servername: host,
    headers: { Host: host },
    rejectUnauthorized: false,
    agent: false,
  })
  sent.end()
  const [response] = await once(sent, 'response')
  response.resume()
  const { location, 'x-robots-tag': robots } = response.headers
  return { status: response.statusCode, location, robots }
}

async function askPlain(Host: string, path: string) {
  const { status, headers } = await ask(plainPort, path, { headers: { Host } })
  return { status, location: headers.location }
}

async function untilItAnswers(child: ChildProcess) {
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries++) {
    try {
      await askSecure('www.example.com', '/')
      return
    } catch {
      await setTimeout(100)
    }
  }
}

async function expectOneAddress(child: ChildProcess) {
  onTestFinished(() => endProcess(child))
  await untilItAnswers(child)
  expect(await askSecure('www.example.com', '/privacy-policy')).toEqual({ status: 200 })
  expect(await askSecure('www.example.com', '/privacy-policy/')).toEqual({
    status: 308,
    location: '/privacy-policy',
  })
  expect(await askSecure('example.com', '/privacy-policy?a=1')).toMatchObject({
    status: 308,
    location: 'https://www.example.com/privacy-policy?a=1',
  })
  expect(await askPlain('www.example.com', '/nope')).toEqual({
    status: 308,
    location: 'https://www.example.com/nope',
  })
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'place-'))
  folder = await mkdtemp(join(tmpdir(), 'guide-'))
  await release(join(inject('hosts'), 'server'), place, '1')
  plainPort = await getPort()
  securePort = await getPort()
})

afterAll(async () => {
  await rm(place, { recursive: true })
  await rm(folder, { recursive: true })
})

describe('an owner who does what the guide says', () => {
  it('with nginx, beside Debian’s own site, has one address over https', async () => {
    if (!existsSync(BROTLI_MODULE)) installPackages(thisMachine(), NGINX_PACKAGES)
    const nginx = findCommand('nginx', NGINX_PACKAGES, thisMachine())
    const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
    const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=www.example.com']
    const openssl = findCommand('openssl', ['openssl'], thisMachine())
    execFileSync(openssl, ['req', '-x509', ...made, ...key], { stdio: 'ignore' })
    const lines = (await guideLines('nginx')).replaceAll(
      '/etc/letsencrypt/live/www.example.com',
      folder,
    )
    const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    )
    await writeFile(
      join(folder, 'nginx.conf'),
      `load_module ${BROTLI_MODULE};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  gzip on;
  default_type application/octet-stream;
  ${bodies.join('\n')}
  ${onFreePorts(DEBIAN_DEFAULT)}
  ${onFreePorts(lines)}
}
`,
    )
    const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
    const child = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    await expectOneAddress(child)
  })

  it('with Caddy has one address over https', async () => {
    const caddy = findCommand('caddy', ['caddy'], thisMachine())
    const environment = { ...process.env, HOME: folder, XDG_DATA_HOME: folder }
    const options = { env: environment, encoding: 'utf8' } as const
    await writeFile(join(folder, 'Caddyfile'), await guideLines('caddyfile'))
    const adapted = execFileSync(
      caddy,
      ['adapt', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
      { ...options, stdio: ['ignore', 'pipe', 'ignore'] },
    )
    const config = JSON.parse(adapted.replaceAll('":443"', `":${securePort}"`))
    Object.assign(config.apps.http, { http_port: plainPort, https_port: securePort })
    // Nobody can vouch for this machine: its certificates are its own.
    config.apps.tls = { automation: { policies: [{ issuers: [{ module: 'internal' }] }] } }
    config.apps.pki = { certificate_authorities: { local: { install_trust: false } } }
    config.admin = { disabled: true }
    await writeFile(join(folder, 'caddy.json'), JSON.stringify(config))
    const child = spawn(caddy, ['run', '--config', join(folder, 'caddy.json')], {
      env: environment,
      stdio: 'ignore',
    })
    await expectOneAddress(child)
  })
})
