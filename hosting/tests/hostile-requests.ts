import fc from 'fast-check'

const list = (text: string) => text.trim().split(/\s+/)

const WANTED = list(`
  etc/passwd proc/self/environ secret.txt .secret .env .git/config app.js.map index.html.br
  nginx-http.conf nginx-server.conf Caddyfile current/Caddyfile own-files.json
`)
const UP = list(`
  ../ ..%2f %2e%2e/ %2e%2e%2f ..%5c ..\\ %252e%252e%252f ..;/ .%2e/ %c0%ae%c0%ae/ ....// ..%00/ ./
  %u002e%u002e/
`)
const PAGES = list('/ /privacy-policy /terms-of-service /medical-disclaimer')
const STARTS = list('/ // /_astro/ /cards/ /_astro// /\\ /. /%2f /?/ /./')
const ENDS = ['', '/', '//', '.html', '.html/', '/..', '/.', '.HTML', '%20', '\\', '?a=1']
const METHODS = [
  ...list('GET HEAD POST PUT DELETE OPTIONS TRACE CONNECT PATCH PROPFIND get GET2 DEBUG TRACK'),
  ...['G\u0000T', 'X'.repeat(300), '', 'GET GET'],
]
const VERSIONS = [...list('HTTP/1.1 HTTP/1.0 HTTP/0.9 HTTP/2.0 HTTP/9.9 http/1.1 HTTP'), '']
const HOSTS = ['x', '', 'evil.example', '127.0.0.1', '[::1]', 'a b', '../..', '%00']
const TARGETS = ['*', '', 'privacy-policy', '?', '//evil.example/', '/\\evil.example', 'evil:443']
const HEADERS = [
  'Range: bytes=0-0',
  'Range: bytes=9-2',
  'Range: bytes=0-,0-,0-,0-,0-,0-',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: cow',
  'Transfer-Encoding: chunked\r\nContent-Length: 4',
  'Content-Length: 4\r\nContent-Length: 7',
  'Content-Length: 99999999999999999999',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'If-None-Match: *',
  'If-Match: "nothing"',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'Accept-Encoding: br;q=0, gzip;q=9, *;q=x',
  'X-Forwarded-Host: evil.example',
  'X-Original-URL: /../../etc/passwd',
  'Host: second.example',
  ' folded: yes',
  'No colon here',
  'Bad\u0000Name: x',
  `Cookie: ${'a=b; '.repeat(900)}`,
  `X-Large: ${'z'.repeat(60_000)}`,
  Array.from({ length: 1200 }, (_, at) => `X-${at}: y`).join('\r\n'),
]
const INJECTIONS = [
  ...list(
    '%0d%0aSet-Cookie:%20a=b %0d%0a%0d%0a<script>alert(1)</script> <script>alert(1)</script>',
  ),
  ...list('{http.request.host} {env.HOME} $document_root % %00 %FF%FE \u0001\u007f\u00ff'),
  "' OR 1=1--",
]

const oneOf = (items: string[]) => fc.constantFrom(...items)
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((made) => made.join(''))
/** Mostly the usual text, else one of the others. */
const mostly = (usual: string, others: string[]) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 8 }, { arbitrary: oneOf(others), weight: 2 })

const target = fc.oneof(
  joined(
    oneOf(STARTS),
    fc.array(oneOf(UP), { maxLength: 8 }).map((ups) => ups.join('')),
    oneOf(WANTED),
  ),
  joined(oneOf(PAGES), oneOf(ENDS)),
  joined(oneOf(PAGES), oneOf(['', '?']), oneOf(INJECTIONS)),
  fc.integer({ min: 0, max: 40_000 }).map((length) => `/${'a'.repeat(length)}`),
  fc.integer({ min: 0, max: 1500 }).map((length) => `/${'a/'.repeat(length)}`),
  fc.stringMatching(/^\/(%[\da-f]{2}){0,30}$/),
  fc.stringMatching(/^\/[!-\xff]{0,30}$/),
  joined(fc.constant('http://'), oneOf(HOSTS), oneOf(PAGES)),
  oneOf(TARGETS),
  oneOf(PAGES),
)

/** A request as bytes in Latin 1. */
export const hostileRequest = fc
  .record({
    method: mostly('GET', METHODS),
    target,
    version: mostly('HTTP/1.1', VERSIONS),
    host: mostly('www.example.com', HOSTS),
    header: mostly('X: y', HEADERS),
    body: mostly('', ['GET /.secret HTTP/1.1\r\nHost: x\r\n\r\n']),
  })
  .map(({ method, version, host, header, body, ...request }) =>
    [
      `${method} ${request.target} ${version}`,
      ...[`Host: ${host}`, 'Connection: close', header, '', body],
    ].join('\r\n'),
  )
