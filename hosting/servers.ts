import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'

const ROOT = join(import.meta.dirname, '..')
const ATTEMPTS = 600

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

/** Starts a server in its folder and waits until it responds; returns a function that stops it. */
async function start(origin: string, folder: string, [command = '', ...args]: string[]) {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, CI: '1' }
  const child = spawn(command, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let log = ''
  child.stderr.on('data', (part) => (log += part))
  for (let attempt = 1; !(await request(origin, '/').catch(() => undefined)); attempt++) {
    if (attempt === ATTEMPTS) throw new Error(`${command} did not respond:\n${log}`)
    await setTimeout(100)
  }
  // With its children: npx does not pass signals on.
  return () => process.kill(-(child.pid ?? 0), 'SIGTERM')
}

async function prepare(parent: string, name: string) {
  const folder = join(parent, name)
  await mkdir(folder)
  return { folder, port: await getPort(), httpPort: await getPort() }
}

const read = (file: string) => readFile(join(ROOT, file), 'utf8')

const CERTIFICATE =
  'req -x509 -newkey rsa:2048 -nodes -subj /CN=a -keyout privkey.pem -out fullchain.pem'

/** Starts nginx with hosting/nginx.conf on loopback, plus a path that always fails. */
export async function startNginx(parent: string, dist: string) {
  const { folder, port, httpPort } = await prepare(parent, 'nginx')
  execFileSync('openssl', CERTIFICATE.split(' '), { cwd: folder, stdio: 'ignore' })
  const site = (await read('hosting/nginx.conf'))
    .replaceAll('/etc/letsencrypt/live/www.example.com/', '')
    .replace(/ *listen \[::\].*\n/g, '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replaceAll('/srv/site', dist)
    .replaceAll('/var/www/html', join(parent, 'certbot'))
    .replace('location = / {', 'location = /failing { return 503; }\nlocation = / {')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid nginx.pid; error_log stderr; events {}
    http { access_log off; ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')} ${site} }`
  await writeFile(join(folder, 'nginx.conf'), main)
  const origin = `https://localhost:${port}`
  const command = ['/usr/sbin/nginx', '-p', folder, '-c', join(folder, 'nginx.conf')]
  const stop = await start(origin, folder, command)
  return { origin, http: `http://localhost:${httpPort}`, stop }
}

/** Starts Caddy with hosting/Caddyfile and local certificates, plus a path that always fails. */
export async function startCaddy(parent: string, dist: string) {
  const { folder, port, httpPort } = await prepare(parent, 'caddy')
  const site = (await read('hosting/Caddyfile'))
    .replaceAll('/srv/site', dist)
    .replace('route {', 'route {\nerror /failing 503')
  const options = `local_certs\nskip_install_trust\nadmin off\nhttp_port ${httpPort}\nhttps_port ${port}`
  await writeFile(join(folder, 'Caddyfile'), `{\n${options}\n}\n${site}`)
  const origin = `https://localhost:${port}`
  const stop = await start(origin, folder, ['caddy', 'run', '--config', 'Caddyfile'])
  return { origin, http: `http://localhost:${httpPort}`, stop }
}

/** Not a dependency: it is 170 MB, for this test alone. */
const WRANGLER = ['npx', '--yes', 'wrangler@4.156.0']

/** Starts Cloudflare's runtime with wrangler.jsonc on an existing build. */
export async function startCloudflare(parent: string, dist: string) {
  const { folder, port } = await prepare(parent, 'cloudflare')
  // Downloads it, which may take longer than a server's start.
  execFileSync('npx', [...WRANGLER.slice(1), '--version'], { stdio: 'ignore' })
  const config = (await read('wrangler.jsonc')).replace(/ *"build": .*\n/, '')
  await writeFile(join(folder, 'wrangler.jsonc'), config)
  await cp(dist, join(folder, 'dist'), { recursive: true })
  const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0']
  const origin = `http://localhost:${port}`
  const stop = await start(origin, folder, [...WRANGLER, 'dev', '--local', ...options])
  return { origin, http: origin, stop }
}
