import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { endProcess } from '../../demo/astro.ts'
import { findCommand, installPackages, thisMachine } from '../../e2e/support/machine.ts'
import { ask } from './ask.ts'

const ROOT = join(import.meta.dirname, '../..')
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const TRIES = 300
const PAUSE_MS = 100

export interface RunningServer {
  port: number
  /** Whether its process still runs. */
  isAlive: () => boolean
  stop: () => Promise<void>
}

export interface OwnServer extends RunningServer {
  /** Takes up the configuration anew, as after a release. */
  reload: () => Promise<void>
}

async function untilItAnswers(port: number, child: ChildProcess) {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      await ask(port, '/')
      return
    } catch {
      if (child.exitCode !== null) break
      await setTimeout(PAUSE_MS)
    }
  }
  throw new Error(`Nothing answers at port ${port}; the reason may be above.`)
}

function start(
  command: string,
  args: string[],
  environment = {},
  cwd = ROOT,
  errors: 'inherit' | 'ignore' = 'inherit',
): ChildProcess {
  return spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', errors],
  })
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/**
 * nginx with two lines of its owner's and, in place of a certificate, a port on loopback.
 * @param place path of the folder that holds the release `current`
 */
export async function startNginx(place: string): Promise<OwnServer> {
  const packages = ['nginx', 'libnginx-mod-http-brotli-static']
  if (!existsSync(BROTLI_MODULE)) installPackages(thisMachine(), packages)
  const nginx = findCommand('nginx', packages, thisMachine())
  const port = await getPort()
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const configuration = join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    `load_module ${BROTLI_MODULE};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${place}/current/nginx-http.conf;
  server {
    listen 127.0.0.1:${port} backlog=4096;
    include ${place}/current/nginx-server.conf;
    location = /failing { return 503; }
  }
}
`,
  )
  const child = start(nginx, ['-p', folder, '-c', configuration, '-e', 'stderr'])
  await untilItAnswers(port, child)
  return {
    port,
    isAlive: () => isAlive(child),
    reload: async () => {
      child.kill('SIGHUP')
      await setTimeout(1000)
    },
    stop: async () => {
      await endProcess(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Caddy with the whole Caddyfile of the release, listening on loopback. */
export async function startCaddy(place: string): Promise<OwnServer> {
  const caddy = findCommand('caddy', ['caddy'], thisMachine())
  const port = await getPort()
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'))
  const environment = { SITE_ADDRESS: `http://:${port}`, HOME: folder, XDG_DATA_HOME: folder }
  const file = ['--config', join(place, 'current/Caddyfile'), '--adapter', 'caddyfile']
  const child = spawn(caddy, ['run', ...file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  await untilItAnswers(port, child)
  return {
    port,
    isAlive: () => isAlive(child),
    reload: async () => {
      const reload = start(caddy, ['reload', ...file], environment, ROOT, 'ignore')
      await once(reload, 'exit')
    },
    stop: async () => {
      await endProcess(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Cloudflare's own runtime, started by wrangler. */
export async function startWrangler(hosts: string): Promise<RunningServer> {
  const port = await getPort()
  const folder = await mkdtemp(join(tmpdir(), 'cloudflare-'))
  await cp(join(hosts, 'cloudflare'), folder, { recursive: true })
  await mkdir(join(folder, 'home'))
  const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--local']
  const child = start(
    process.execPath,
    [
      join(ROOT, 'node_modules/wrangler/bin/wrangler.js'),
      ...args,
      '--show-interactive-dev-session=false',
    ],
    { WRANGLER_SEND_METRICS: 'false', HOME: join(folder, 'home'), CI: '1' },
    folder,
    // At its end the bundler beneath it complains of being ended.
    'ignore',
  )
  await untilItAnswers(port, child)
  return {
    port,
    isAlive: () => isAlive(child),
    stop: async () => {
      await endProcess(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
