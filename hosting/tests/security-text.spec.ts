import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { makeHostFiles } from '../make-host-files.ts'
import { release } from '../release.ts'
import { ask } from './ask.ts'
import { startCaddy, startNginx, startWrangler } from './servers.ts'

const TEXT = 'Contact: mailto:security@quietsounds.ie\n'

let folder: string
const place = () => join(folder, 'place')
const hosts = () => join(folder, 'hosts')

/** The site of an owner who has set a contact; src/emitted-files.test.ts shows how it gets there. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contact-'))
  const dist = join(folder, 'dist')
  await cp(inject('dist'), dist, { recursive: true })
  await mkdir(join(dist, '.well-known'), { recursive: true })
  await writeFile(join(dist, '.well-known/security.txt'), TEXT)
  await makeHostFiles(dist, hosts(), 'https://www.example.com')
  await release(join(hosts(), 'server'), place(), '1')
})

afterAll(() => rm(folder, { recursive: true }))

it.each([
  ['nginx', () => startNginx(place())],
  ['Caddy', () => startCaddy(place())],
  ['Cloudflare', () => startWrangler(hosts())],
] as const)('%s shows security.txt, and nothing else in that folder', async (_name, start) => {
  const server = await start()
  const { status, headers, body } = await ask(server.port, '/.well-known/security.txt')
  const other = await ask(server.port, '/.well-known/other.txt')
  await server.stop()
  expect([status, headers['content-type'], `${body}`]).toEqual([
    200,
    'text/plain; charset=utf-8',
    TEXT,
  ])
  expect(other.status).toBe(404)
})
