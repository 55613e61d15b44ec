import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import getPort from 'get-port'
import { vi } from 'vitest'

/** Sends the path verbatim; `fetch` would normalize it. */
export async function request(origin: string, path: string, headers = {}, method = 'GET') {
  const { protocol, port } = new URL(origin)
  const all: Record<string, string> = { Host: 'www.example.com', ...headers }
  const target = { host: '127.0.0.1', port, path, method, headers: all, agent: false }
  const sent =
    protocol === 'https:'
      ? httpsRequest({ ...target, servername: all.Host, rejectUnauthorized: false })
      : httpRequest(target)
  const [response] = (await once(sent.end(), 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

interface Place {
  folder: string
  dist: string
  port: number
  httpPort: number
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

const CERTIFICATE =
  'req -x509 -newkey rsa:2048 -nodes -subj /CN=a -keyout privkey.pem -out fullchain.pem'

/** hosting/nginx.conf on loopback, plus a path that always fails. */
function prepareNginx({ folder, dist, port, httpPort }: Place) {
  execFileSync('openssl', CERTIFICATE.split(' '), { cwd: folder, stdio: 'ignore' })
  const site = read('hosting/nginx.conf')
    .replaceAll('/etc/letsencrypt/live/www.example.com/', '')
    .replace(/ *listen \[::\].*\n/g, '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replaceAll('/srv/site', dist)
    .replaceAll('/var/www/html', join(folder, '../certbot'))
    .replace('location = / {', 'location = /failing { return 503; }\nlocation = / {')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid nginx.pid; error_log stderr; events {}
    http { access_log off; ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')} ${site} }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  return ['/usr/sbin/nginx', '-p', folder, '-c', 'nginx.conf']
}

/** hosting/Caddyfile with local certificates, plus a path that always fails. */
function prepareCaddy({ folder, dist, port, httpPort }: Place) {
  const site = read('hosting/Caddyfile')
    .replaceAll('/srv/site', dist)
    .replace('route {', 'route {\nerror /failing 503')
  const options = `local_certs\nskip_install_trust\nadmin off\nhttp_port ${httpPort}\nhttps_port ${port}`
  writeFileSync(join(folder, 'Caddyfile'), `{\n${options}\n}\n${site}`)
  return ['caddy', 'run', '--config', 'Caddyfile']
}

/** Cloudflare's runtime with wrangler.jsonc. Not a dependency: it is 170 MB, for this test alone. */
function prepareCloudflare({ folder, dist, port }: Place) {
  const wrangler = ['npx', '--yes', 'wrangler@4.156.0']
  // Downloads it, which may take longer than a server's start.
  execFileSync('npx', [...wrangler.slice(1), '--version'], { stdio: 'ignore' })
  writeFileSync(
    join(folder, 'wrangler.jsonc'),
    read('wrangler.jsonc').replace(/ *"build": .*\n/, ''),
  )
  cpSync(dist, join(folder, 'dist'), { recursive: true })
  const address = ['--local-protocol', 'https', '--ip', '127.0.0.1', '--port', `${port}`]
  return [...wrangler, 'dev', '--local', '--inspector-port', '0', ...address]
}

const HOSTS = { nginx: prepareNginx, Caddy: prepareCaddy, Cloudflare: prepareCloudflare }

/** Starts a host's server, with its files and its log in a folder of its own; waits until it responds. */
export async function startHost(name: keyof typeof HOSTS, parent: string, dist: string) {
  const folder = join(parent, name)
  mkdirSync(folder)
  const [port, httpPort] = [await getPort(), await getPort()]
  const [command = '', ...args] = HOSTS[name]({ folder, dist, port, httpPort })
  const log = openSync(join(folder, 'log'), 'w')
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, CI: '1' },
    stdio: ['ignore', log, log],
    detached: true,
  })
  const origin = `https://localhost:${port}`
  await vi.waitFor(() => request(origin, '/'), { timeout: 60_000, interval: 100 })
  // With its children: npx does not pass signals on.
  const stop = () => process.kill(-(child.pid ?? 0), 'SIGTERM')
  return { origin, http: `http://localhost:${httpPort}`, stop }
}
