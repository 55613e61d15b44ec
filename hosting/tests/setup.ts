import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import type { TestProject } from 'vitest/node'
import { startAstro } from '../../demo/astro.ts'
import { listen } from '../../demo/listen.ts'
import { createStandInService } from '../../demo/stand-in-service.ts'
import { NO_SETTINGS } from '../../e2e/support/site-under-test.ts'
import { makeHostFiles } from '../make-host-files.ts'
import { release } from '../release.ts'
import { startCaddy, startNginx, startWrangler } from './servers.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.hosting-under-test')
const SITE_URL = 'https://www.example.com'
/** Lies in places that no visitor may reach. */
const SECRET = 'THIS-IS-NOT-FOR-VISITORS'
const SECRET_FILES = ['.secret', '.env', 'app.js.map', '../secret.txt', '../../../secret.txt']

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the built site. */
    dist: string
    /** Path of the folders made for the hosts. */
    hosts: string
    /** Origin of the form in the pages' frame. */
    formOrigin: string
    secret: string
    /** Ports of the servers that run for all tests. */
    ports: Record<'nginx' | 'Caddy' | 'Cloudflare', number>
  }
}

async function build(dist: string, formOrigin: string) {
  const astro = startAstro(ROOT, ['build', '--outDir', dist, '--silent'], {
    // Vitest's own value would build React for developers.
    NODE_ENV: 'production',
    ...NO_SETTINGS,
    SITE_URL,
    WAITLIST_FORM_URL: `${formOrigin}/t/waitlist`,
    WAITLIST_FORM_PROVIDER: 'Fillout',
    BOOKING_URL: `${formOrigin}/booking`,
    IS_DEMO: 'yes',
  })
  const [exitCode] = await once(astro, 'exit')
  if (exitCode !== 0) throw new Error('The site was not built; the reason is above.')
  // Hosts must know these two kinds of files even though this build has neither.
  await writeFile(join(dist, '_astro/styles.css'), 'p{}')
  await mkdir(join(dist, '.well-known'), { recursive: true })
  await writeFile(join(dist, '.well-known/security.txt'), 'Contact: mailto:me@example.com\n')
}

/** A release with secrets beside it and, for Caddy, an address that fails. */
async function makeRelease(hosts: string, place: string) {
  const folder = await release(join(hosts, 'server'), place)
  for (const path of SECRET_FILES) await writeFile(join(folder, 'site', path), SECRET)
  const caddyfile = join(folder, 'Caddyfile')
  const rules = await readFile(caddyfile, 'utf8')
  await writeFile(caddyfile, rules.replace('route {', 'route {\n\t\terror /failing 503'))
}

/** Builds the site and starts each server once for all tests. */
export default async function setup({ provide }: TestProject) {
  await rm(FOLDER, { recursive: true, force: true })
  const dist = join(FOLDER, 'dist')
  const hosts = join(FOLDER, 'hosts')
  const place = join(FOLDER, 'place')
  const standIn = createStandInService()
  const formPort = await getPort()
  await listen(standIn, formPort)
  const formOrigin = `http://localhost:${formPort}`
  await build(dist, formOrigin)
  await makeHostFiles(dist, hosts, SITE_URL)
  await makeRelease(hosts, place)
  const [nginx, caddy, wrangler] = await Promise.all([
    startNginx(place),
    startCaddy(place),
    startWrangler(hosts),
  ])
  provide('dist', dist)
  provide('hosts', hosts)
  provide('formOrigin', formOrigin)
  provide('secret', SECRET)
  provide('ports', { nginx: nginx.port, Caddy: caddy.port, Cloudflare: wrangler.port })
  return async () => {
    await Promise.all([nginx, caddy, wrangler].map((server) => server.stop()))
    standIn.closeAllConnections()
    standIn.close()
    await rm(FOLDER, { recursive: true, force: true })
  }
}
