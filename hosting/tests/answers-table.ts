/** What tells an answer: its status, and the page it shows or the address it leads to. */
export interface Expected {
  status: number
  /** Words of the page that is shown. */
  shows?: string
  leadsTo?: string
}

export type ServerName = 'nginx' | 'Caddy' | 'Cloudflare'

export interface Row {
  path: string
  method?: string
  expected: Expected
  /** Where a server has rules of its own that its configuration cannot change. */
  otherwise?: Partial<Record<ServerName, Expected>>
}

const HOME = 'How personalized sound therapy helps you'
const NOT_FOUND = 'Oops! Page not found'
export const FAILURE = 'Unexpected Application Error!'

const shown = (path: string, shows: string): Row => ({ path, expected: { status: 200, shows } })

/** Cloudflare's redirects are all temporary, with 307. */
const redirected = (path: string, leadsTo: string): Row => ({
  path,
  expected: { status: 308, leadsTo },
  otherwise: { Cloudflare: { status: 307, leadsTo } },
})

const notFound: Expected = { status: 404, shows: NOT_FOUND }
const gone = (path: string, cloudflare: Expected = notFound): Row => ({
  path,
  expected: notFound,
  otherwise: { Cloudflare: cloudflare },
})

/** Go answers these before any rule of the Caddyfile. */
const bare: Expected = { status: 400, shows: '400 Bad Request' }
const malformed = (path: string, Caddy: Expected, Cloudflare: Expected): Row => ({
  path,
  expected: { status: 400, shows: FAILURE },
  otherwise: { Caddy, Cloudflare },
})

const UNKNOWN = `
  /nope /a/b/c/d/e/ /nope.html /Privacy-Policy /privacy-policy/more /favicon.svg/ /package.json
  /_astro /_astro/ /_astro/gone.js /_astro/client.js.map /cards /cards/ /index.html.br /index.html.gz
  /.env /.git/config /.well-known/ /.well-known/other.txt
  /_headers /wrangler.jsonc /nginx-http.conf /Caddyfile /own-files.json /${'a'.repeat(2000)}
`
  .trim()
  .split(/\s+/)

export const ROWS: readonly Row[] = [
  shown('/', HOME),
  shown('/?utm_source=news', HOME),
  shown('/privacy-policy', 'Privacy Policy'),
  shown('/terms-of-service', 'Terms of Service'),
  shown('/medical-disclaimer', 'Medical Disclaimer'),
  shown('/privacy-policy?utm_source=a%20b', 'Privacy Policy'),
  shown('/robots.txt', 'Sitemap: https://www.example.com/sitemap.xml'),
  shown('/.well-known/security.txt', 'Contact: mailto:me@example.com\n'),

  redirected('/index.html', '/'),
  redirected('/index', '/'),
  redirected('/index.html?a=1&b=%20?', '/?a=1&b=%20?'),
  redirected('//', '/'),
  ...['privacy-policy', 'terms-of-service', 'medical-disclaimer'].flatMap((page) =>
    [`/${page}.html`, `/${page}/`, `//${page}`, `/${page}//`, `//${page}.html`].map((path) =>
      redirected(path, `/${page}`),
    ),
  ),
  redirected('/privacy-policy/?a=//evil.example', '/privacy-policy?a=//evil.example'),

  ...UNKNOWN.map((path) => gone(path)),
  // Cloudflare shows the error pages at addresses of their own; both say `noindex`.
  gone('/404', { status: 200, shows: NOT_FOUND }),
  gone('/404.html', { status: 307, leadsTo: '/404' }),
  gone('/500', { status: 200, shows: FAILURE }),
  gone('/500.html', { status: 307, leadsTo: '/500' }),
  // Cloudflare redirects to an address of the same site, not to another site.
  gone('//evil.example/', { status: 307, leadsTo: '/evil.example/' }),
  gone('/%2Fevil.example/', { status: 307, leadsTo: '/evil.example/' }),

  malformed('/%E0%A4%A', bare, { status: 307, leadsTo: '/%25E0%25A4%25A' }),
  malformed('/%', bare, { status: 307, leadsTo: '/%25' }),
  malformed('/privacy-policy%00.html', notFound, notFound),
  // What Cloudflare makes of a malformed address is an unknown one.
  gone('/%25E0%25A4%25A'),

  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map((method) => ({
    path: '/',
    method,
    expected: { status: 405, shows: FAILURE },
    // Cloudflare's own answer is empty.
    otherwise: { Cloudflare: { status: 405 } },
  })),
]
