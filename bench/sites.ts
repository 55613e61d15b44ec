import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { standInSettings } from '../demo/stand-in.ts'
import { NO_SETTINGS } from '../e2e/support/site-under-test.ts'
import { makeHostFiles } from '../hosting/make-host-files.ts'
import { precompress } from '../hosting/precompress.ts'
import { release } from '../hosting/release.ts'
import { adaptCaddyfile, findCaddy, launch, launchNginx } from '../hosting/tests/servers.ts'
import { SERVER_ADDRESS } from './line.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, '.bench')

export const SITE = 'https://site.example'
/** The same release, served by Caddy. */
export const CADDY_SITE = 'https://site.example:8443'
const CADDY_ADMIN_PORT = 8444
/** A page with nothing on it: what the line and the browser take by themselves. */
export const BLANK = 'https://blank.example'
/** html5-boilerplate, from which many sites start: a light page is harder to beat than a heavy one. */
export const PEER = 'https://peer.example'
/** Answers with the error page. */
export const FAILING_PATH = '/failing'
export const PAGES = {
  'Landing page': '/',
  'Privacy policy': '/privacy-policy',
  'Terms of service': '/terms-of-service',
  'Medical disclaimer': '/medical-disclaimer',
}
/** On the visitor's side, since browsers trust `localhost` without a certificate. */
export const FORM_PORT = 4332

const BLANK_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A blank page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><p>Blank</p>`

/** Builds the site and releases it as its owner does, with the pages to compare it with beside. */
export async function buildSites() {
  await rm(FOLDER, { recursive: true, force: true })
  const dist = join(FOLDER, 'dist')
  const standIn = standInSettings(`http://localhost:${FORM_PORT}`)
  execFileSync('npx', ['astro', 'build', '--outDir', dist, '--silent'], {
    cwd: ROOT,
    env: { ...process.env, ...NO_SETTINGS, ...standIn, SITE_URL: SITE, IS_DEMO: 'yes' },
    stdio: 'inherit',
  })
  await makeHostFiles(dist, join(FOLDER, 'hosts'), SITE)
  await release(join(FOLDER, 'hosts/server'), FOLDER)
  await mkdir(join(FOLDER, 'blank'))
  await writeFile(join(FOLDER, 'blank/index.html'), BLANK_PAGE)
  const peer = dirname(fileURLToPath(import.meta.resolve('html5-boilerplate/dist/index.html')))
  await cp(peer, join(FOLDER, 'peer'), { recursive: true })
  for (const name of ['blank', 'peer']) await precompress(join(FOLDER, name))
}

function makeCertificate() {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '9']
  const files = ['-keyout', join(FOLDER, 'key.pem'), '-out', join(FOLDER, 'certificate.pem')]
  const names = ['-subj', '/CN=site.example', '-addext', 'subjectAltName=DNS:site.example']
  const words = ['req', '-x509', ...names, ...kind, ...files]
  execFileSync('openssl', words, { stdio: 'ignore' })
}

const isUp = (address: string) =>
  once(connect(Number(new URL(address).port) || 443, SERVER_ADDRESS), 'connect')

/** Serves the release by Caddy. It listens on every address, and asks nobody for a certificate. */
async function serveByCaddy() {
  const folder = join(FOLDER, 'caddy')
  await mkdir(folder)
  const environment = { SITE_ADDRESS: CADDY_SITE, HOME: folder, XDG_DATA_HOME: folder }
  const config = adaptCaddyfile(join(FOLDER, 'current/Caddyfile'), environment, CADDY_ADMIN_PORT)
  for (const server of Object.values<object>(config.apps.http.servers)) {
    Object.assign(server, { automatic_https: { disable: true }, tls_connection_policies: [{}] })
  }
  const own = { certificate: join(FOLDER, 'certificate.pem'), key: join(FOLDER, 'key.pem') }
  config.apps.tls = { certificates: { load_files: [own] } }
  const file = join(folder, 'caddy.json')
  await writeFile(file, JSON.stringify(config))
  const caddy = { command: findCaddy(), args: ['run', '--config', file], folder, environment }
  return launch(caddy, () => isUp(CADDY_SITE))
}

/** Serves all of them over TLS and HTTP/2 at the server's end of the line; returns what ends it. */
export async function serveSites() {
  makeCertificate()
  const server = (address: string, lines: string) => `
  server {
    listen ${SERVER_ADDRESS}:443 ssl http2;
    server_name ${new URL(address).hostname};
    ${lines}
  }`
  const files = 'include /etc/nginx/mime.types; brotli_static on; gzip_static on;'
  const released = `include ${FOLDER}/current/nginx-server.conf;`
  const http = `sendfile on;
  tcp_nopush on;
  ssl_certificate ${FOLDER}/certificate.pem;
  ssl_certificate_key ${FOLDER}/key.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  include ${FOLDER}/current/nginx-http.conf;
  ${server(SITE, `${released} location = ${FAILING_PATH} { return 503; }`)}
  ${server(BLANK, `root ${FOLDER}/blank; ${files}`)}
  ${server(PEER, `root ${FOLDER}/peer; ${files}`)}`
  const folder = join(FOLDER, 'nginx')
  await mkdir(folder)
  const servers = [await launchNginx(folder, http, () => isUp(SITE)), await serveByCaddy()]
  return () => Promise.all(servers.map(({ stop }) => stop()))
}
