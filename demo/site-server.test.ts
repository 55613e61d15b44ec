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
const FAILURE = 'Unexpected Application Error!'
const FILES = {
  'index.html': 'the home page',
  '404.html': NOT_FOUND,
  '500.html': FAILURE,
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

it.each([
  ['/', 200, 'the home page', 'text/html; charset=utf-8'],
  ['/?utm_source=news', 200, 'the home page'],
  ['/privacy-policy', 200, 'the privacy policy'],
  ['/favicon.svg', 200, '<svg/>', 'image/svg+xml'],
  ['/.well-known/security.txt', 200, 'a contact'],
  ['/_astro/a.1234.js', 200, 'a script', 'text/javascript; charset=utf-8'],
  ...['/nope', '/a/b/c/', '/nope.html', '/404', '/404.html', '/500', '/500/', '/_astro/'].map(
    (path) => [path, 404, NOT_FOUND, 'text/html; charset=utf-8'] as const,
  ),
  ...[
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/_astro/../../outside.txt',
  ].map((path) => [path, 404, NOT_FOUND] as const),
  ...['//privacy-policy/', '/\\privacy-policy/', '/a%00', '*'].map(
    (path) => [path, 404, NOT_FOUND] as const,
  ),
  ...['/%E0%A4%A', '/privacy-policy/%'].map((path) => [path, 400, FAILURE] as const),
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
