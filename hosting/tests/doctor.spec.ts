import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Ask } from '../../doctor/ask.ts'
import { checkLiveSite } from '../../doctor/live-site.ts'
import { release } from '../release.ts'
import { ask } from './ask.ts'
import { startCaddy, startNginx, startWrangler } from './servers.ts'

let place: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'place-'))
  await release(join(inject('hosts'), 'server'), place, '1')
})

afterAll(() => rm(place, { recursive: true }))

/** Asks a server on this machine in place of the site's address. */
function askAt(port: number): Ask {
  return async (address, method = 'GET') => {
    // A certificate and its port are the owner's; no redirect from http:// is there to ask for.
    if (address.startsWith('http:')) return undefined
    const { pathname } = new URL(address)
    const { status, headers, body } = await ask(port, pathname, { method })
    return { status, headers: new Headers(headers as Record<string, string>), body: `${body}` }
  }
}

const builtPage = () => readFile(join(inject('dist'), 'index.html'), 'utf8')

it.each([
  ['nginx', () => startNginx(place)],
  ['Caddy', () => startCaddy(place)],
  ['Cloudflare', () => startWrangler(inject('hosts'))],
] as const)('the doctor finds nothing wrong with %s', async (_name, start) => {
  const server = await start()
  const findings = await checkLiveSite(
    'https://www.example.com',
    await builtPage(),
    askAt(server.port),
  )
  await server.stop()
  expect(findings).toEqual([
    { state: 'done', says: 'The site is live, with its pages and headers.' },
  ])
})
