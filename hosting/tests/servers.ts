import { execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import getPort from 'get-port'
import { endProcess } from '../../demo/astro.ts'
import { findCommand, installPackages } from '../../e2e/support/machine.ts'
import { ask } from './ask.ts'

const WRANGLER = join(import.meta.dirname, '../../node_modules/wrangler/bin/wrangler.js')
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static']
const NGINX_WORKERS = 2
const TEMP_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
const TIMEOUT_MS = 60_000
const RETRY_MS = 50

export interface RunningServer {
  port: number
  stop: () => Promise<void>
}

export interface OwnServer extends RunningServer {
  /** Loads the current release's configuration. */
  reload: () => Promise<void>
}

interface Launch {
  command: string
  args: string[]
  /** Work folder, removed once the server has stopped. */
  folder: string
  environment?: Record<string, string>
}

/** @throws if the claim is not true within a minute */
async function until(claim: () => unknown, otherwise: () => string) {
  const giveUpAt = Date.now() + TIMEOUT_MS
  while (!(await claim())) {
    if (Date.now() > giveUpAt) throw new Error(otherwise())
    await setTimeout(RETRY_MS)
  }
}

/**
 * Starts a server and waits until it answers.
 * @param isUp asks it something, and throws while it does not answer
 * @throws with what it logged, if it ends or does not answer within a minute
 */
export async function launch(
  { command, args, folder, environment }: Launch,
  isUp: () => Promise<unknown>,
) {
  const env = { ...process.env, ...environment }
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', (part) => {
    log += part
  })
  const stop = async () => {
    await endProcess(child)
    await rm(folder, { recursive: true, force: true })
  }
  const failure = () => `${command} does not answer:\n${log}`
  const isAnswered = () =>
    isUp().then(
      () => true,
      () => child.exitCode !== null,
    )
  await until(isAnswered, failure)
  if (child.exitCode !== null) throw new Error(failure())
  return { child, stop, log: () => log }
}

/** nginx with the given lines in its `http` block. */
export async function launchNginx(folder: string, http: string, isUp: () => Promise<unknown>) {
  if (!existsSync(BROTLI_MODULE)) installPackages(NGINX_PACKAGES)
  const command = findCommand('nginx', NGINX_PACKAGES)
  const file = join(folder, 'nginx.conf')
  const configuration = `load_module ${BROTLI_MODULE};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes ${NGINX_WORKERS};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 4096; }
http {
  access_log off;
  ${TEMP_FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${http}
}
`
  await writeFile(file, configuration)
  return launch({ command, args: ['-p', folder, '-c', file, '-e', 'stderr'], folder }, isUp)
}

/**
 * nginx as the guide sets it up, on a port of loopback instead of with a certificate.
 * @param place path of the folder that holds the release `current`
 */
export async function startNginx(place: string): Promise<OwnServer> {
  const port = await getPort()
  const http = `include ${place}/current/nginx-http.conf;
  server {
    listen 127.0.0.1:${port} backlog=4096;
    include ${place}/current/nginx-server.conf;
    location = /failing { return 503; }
  }`
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const { child, stop, log } = await launchNginx(folder, http, () => ask(port, '/'))
  const exits = () => log().split('exited with code').length
  const reload = async () => {
    const wanted = exits() + NGINX_WORKERS
    child.kill('SIGHUP')
    await until(
      () => exits() >= wanted,
      () => `nginx keeps its old workers:\n${log()}`,
    )
  }
  return { port, reload, stop }
}

export const findCaddy = () => findCommand('caddy', ['caddy'])

/** Caddy's JSON for a Caddyfile. The admin port keeps it apart from others on this machine. */
export function adaptCaddyfile(
  file: string,
  environment: Record<string, string>,
  adminPort: number,
) {
  const args = ['adapt', '--config', file, '--adapter', 'caddyfile']
  const env = { ...process.env, ...environment }
  const options = { env, encoding: 'utf8', stdio: 'pipe' } as const
  const adapted = JSON.parse(execFileSync(findCaddy(), args, options))
  return { ...adapted, admin: { listen: `localhost:${adminPort}` } }
}

/** Caddy with the release's whole Caddyfile, on a port of loopback. */
export async function startCaddy(place: string): Promise<OwnServer> {
  const port = await getPort()
  const adminPort = await getPort()
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'))
  const environment = { SITE_ADDRESS: `http://:${port}`, HOME: folder, XDG_DATA_HOME: folder }
  const config = join(folder, 'caddy.json')
  const adapt = async () => {
    const adapted = adaptCaddyfile(join(place, 'current/Caddyfile'), environment, adminPort)
    await writeFile(config, JSON.stringify(adapted))
  }
  await adapt()
  const caddy = { command: findCaddy(), args: ['run', '--config', config], folder, environment }
  const { stop } = await launch(caddy, () => ask(port, '/'))
  const reload = async () => {
    await adapt()
    const args = ['reload', '--config', config, '--address', `localhost:${adminPort}`]
    await promisify(execFile)(findCaddy(), args)
  }
  return { port, reload, stop }
}

/** Cloudflare's own runtime, started by wrangler. */
export async function startWrangler(hosts: string): Promise<RunningServer> {
  const port = await getPort()
  const folder = await mkdtemp(join(tmpdir(), 'cloudflare-'))
  await cp(join(hosts, 'cloudflare'), folder, { recursive: true })
  await mkdir(join(folder, 'home'))
  const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--show-interactive-dev-session=false']
  const args = [WRANGLER, 'dev', '--local', ...options]
  const environment = { WRANGLER_SEND_METRICS: 'false', HOME: join(folder, 'home'), CI: '1' }
  const wrangler = { command: process.execPath, args, folder, environment }
  const { stop } = await launch(wrangler, () => ask(port, '/'))
  return { port, stop }
}
