/** Gives the same numbers for the same seed, from 0 to below 1 (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const WANTED = [
  'etc/passwd',
  'secret.txt',
  '.secret',
  '.env',
  '.git/config',
  'nginx-http.conf',
  'nginx-server.conf',
  'Caddyfile',
  'own-files.json',
  'current/Caddyfile',
  'app.js.map',
  'index.html.br',
  'proc/self/environ',
]
const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..;/',
  '.%2e/',
  '%c0%ae%c0%ae/',
  '....//',
  '..%00/',
  './',
  '%u002e%u002e/',
]
const PAGES = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']
const STARTS = ['/', '//', '/_astro/', '/cards/', '/_astro//', '/\\', '/.', '/%2f', '/?/', '/./']
const METHODS = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PATCH', 'PROPFIND'],
  ...['get', 'GET2', 'G\u0000T', 'DEBUG', 'TRACK', 'X'.repeat(300), '', 'GET GET'],
]
const VERSIONS = [
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/9.9',
  'http/1.1',
  'HTTP',
  '',
]
const RANGES = [
  'bytes=0-0',
  'bytes=9-2',
  'bytes=-1',
  'bytes=0-,0-,0-,0-,0-,0-',
  'bytes=99999999999999999999-',
  'bytes=-99999999999999999999',
  'lines=1-2',
  'bytes=',
]
const HOSTS = [
  'www.example.com',
  'x',
  '',
  'evil.example',
  '127.0.0.1',
  '[::1]',
  'a b',
  '../..',
  '%00',
]
const EXTRAS = [
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: cow',
  'Transfer-Encoding: chunked\r\nContent-Length: 4',
  'Content-Length: 4\r\nContent-Length: 7',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Upgrade: websocket',
  'If-None-Match: *',
  'If-Match: "nothing"',
  'If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'If-Modified-Since: nonsense',
  'Accept-Encoding: br;q=0, gzip;q=9, *;q=x',
  'X-Forwarded-Host: evil.example',
  'X-Original-URL: /../../etc/passwd',
  'X-Rewrite-URL: /.env',
  'X-HTTP-Method-Override: DELETE',
  'Host: second.example',
  ' folded: yes',
  'No colon here',
  'Bad\u0000Name: x',
  `Cookie: ${'a=b; '.repeat(900)}`,
]
const INJECTIONS = [
  '%0d%0aSet-Cookie:%20a=b',
  '%0d%0a%0d%0a<script>alert(1)</script>',
  '<script>alert(1)</script>',
  '{http.request.host}',
  '{env.HOME}',
  '$document_root',
  '$' + '{jndi:ldap://127.0.0.1/x}',
  "' OR 1=1--",
  '%',
  '%E0%A4%A',
  '%00',
  '%FF%FE',
  '\u0001\u007f\u00ff',
  '#part',
]

/** A request as bytes in Latin 1, with what is needed to judge the answer. */
export interface HostileRequest {
  words: string
  isHead: boolean
}

/** Makes one hostile request after the other, always the same ones for the same numbers. */
export function hostileRequests(random: () => number): () => HostileRequest {
  const below = (count: number) => Math.floor(random() * count)
  const pick = <Item>(list: readonly Item[]) => list[below(list.length)] as Item
  const chance = (share: number) => random() < share
  const times = (most: number, make: () => string) =>
    Array.from({ length: 1 + below(most) }, make).join('')

  const kinds: (() => string)[] = [
    () => pick(STARTS) + times(8, () => pick(UP)) + pick(WANTED),
    () =>
      pick(PAGES) +
      pick(['', '/', '//', '.html', '.html/', '/..', '/.', '.HTML', '%20', '\\']) +
      pick(['', '?a=1', `?${pick(INJECTIONS)}`]),
    () => `/${'a'.repeat(below(chance(0.1) ? 40_000 : 3000))}`,
    () => `/${'a/'.repeat(below(1500))}`,
    () => `${pick(PAGES)}?${'b'.repeat(below(9000))}`,
    () => pick(PAGES) + pick(INJECTIONS),
    () => `/${times(20, () => `%${below(256).toString(16).padStart(2, '0')}`)}`,
    () => `/${times(30, () => String.fromCharCode(33 + below(222)))}`,
    () => pick(STARTS) + pick(WANTED),
    () => `http://${pick(HOSTS)}${pick(PAGES)}`,
    () =>
      pick([
        '*',
        '',
        'privacy-policy',
        '?',
        '//evil.example/',
        '/\\evil.example',
        'evil.example:443',
      ]),
    () => pick(PAGES),
  ]

  return () => {
    const method = chance(0.7) ? 'GET' : pick(METHODS)
    const version = chance(0.9) ? 'HTTP/1.1' : pick(VERSIONS)
    const headers = [`Host: ${chance(0.8) ? 'www.example.com' : pick(HOSTS)}`, 'Connection: close']
    if (chance(0.15)) headers.push(`Range: ${pick(RANGES)}`)
    if (chance(0.3)) headers.push(pick(EXTRAS))
    if (chance(0.02)) headers.push(...Array.from({ length: below(1200) }, (_, at) => `X-${at}: y`))
    if (chance(0.01)) headers.push(`X-Large: ${'z'.repeat(below(60_000))}`)
    const body = chance(0.1) ? 'GET /.secret HTTP/1.1\r\nHost: x\r\n\r\n' : ''
    const line = `${method} ${pick(kinds)()} ${version}`
    return { words: [line, ...headers, '', body].join('\r\n'), isHead: method === 'HEAD' }
  }
}
