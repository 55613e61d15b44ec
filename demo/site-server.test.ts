import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteListener } from './site-server.ts'

const NOT_FOUND = 'Oops! Page not found'
const FILES = {
  'index.html': 'the home page',
  '404.html': NOT_FOUND,
  'privacy-policy.html': 'the privacy policy',
  'favicon.svg': '<svg/>',
  '.well-known/security.txt': 'a contact',
  '_astro/a.1234.js': 'a script',
  '../outside.txt': 'outside',
}

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-server-'))
  const dist = join(folder, 'dist')
  for (const name of ['_astro', '.well-known']) mkdirSync(join(dist, name), { recursive: true })
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(dist, name), content)
  server = createServer(siteListener(dist))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Sends the path as it is written; `fetch` would normalize it first. */
async function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const sent = request({ host: '127.0.0.1', port, path, method, agent: false }).end()
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

// Missing pages, malformed addresses and wrong methods: e2e/error-pages.spec.ts.
it.each([
  ['/', 200, 'the home page', 'text/html; charset=utf-8'],
  ['/?utm_source=news', 200, 'the home page'],
  ['/privacy-policy', 200, 'the privacy policy'],
  ['/favicon.svg', 200, '<svg/>', 'image/svg+xml'],
  ['/.well-known/security.txt', 200, 'a contact'],
  ['/_astro/a.1234.js', 200, 'a script', 'text/javascript; charset=utf-8'],
  ['/404.html', 404, NOT_FOUND],
  ['/500', 404, NOT_FOUND],
  ['/../outside.txt', 404, NOT_FOUND],
  ['/..%2foutside.txt', 404, NOT_FOUND],
  ['//privacy-policy/', 404, NOT_FOUND],
  ['/a%00', 404, NOT_FOUND],
] as const)('%s is answered with %i: %s', async (path, status, body, type?: string) => {
  const answer = await ask(path)
  expect(answer).toMatchObject({ status, body })
  if (type) expect(answer.headers['content-type']).toBe(type)
})

it.each([
  ['/index.html', '/'],
  ['/index?a=1&b=%20?', '/?a=1&b=%20?'],
  ['/privacy-policy.html', '/privacy-policy'],
  ['/privacy-policy/?a=//evil.example', '/privacy-policy?a=//evil.example'],
])('%s redirects to %s', async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 308, headers: { location } })
})
