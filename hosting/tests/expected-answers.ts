/** How an answer tells itself: its status, and the page it shows or the address it leads to. */
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
  /** Where a server's own rules leave no choice, or its owner's do not ask for one. */
  otherwise?: Partial<Record<ServerName, Expected>>
}

const HOME = 'How personalized sound therapy helps you'
const NOT_FOUND = 'Oops! Page not found'
const FAILURE = 'Unexpected Application Error!'

const shown = (path: string, shows: string): Row => ({ path, expected: { status: 200, shows } })

/** Cloudflare's redirects are all temporary, with 307. */
function led(path: string, leadsTo: string): Row {
  return {
    path,
    expected: { status: 308, leadsTo },
    otherwise: { Cloudflare: { status: 307, leadsTo } },
  }
}

const notFound: Expected = { status: 404, shows: NOT_FOUND }
const gone = (path: string, otherwise: Row['otherwise'] = {}): Row => ({
  path,
  expected: notFound,
  otherwise,
})

/** Go's own answer, which no Caddyfile can change. */
const bare: Expected = { status: 400, shows: '400 Bad Request' }

function malformed(path: string, otherwise: Row['otherwise']): Row {
  return { path, expected: { status: 400, shows: FAILURE }, otherwise }
}

const refused = (method: string): Row => ({
  path: '/',
  method,
  expected: { status: 405, shows: FAILURE },
  // Its answer to a method is its own, and empty.
  otherwise: { Cloudflare: { status: 405 } },
})

export const ROWS: readonly Row[] = [
  shown('/', HOME),
  shown('/?utm_source=news', HOME),
  shown('/privacy-policy', 'Privacy Policy'),
  shown('/terms-of-service', 'Terms of Service'),
  shown('/medical-disclaimer', 'Medical Disclaimer'),
  shown('/privacy-policy?utm_source=a%20b', 'Privacy Policy'),
  shown('/robots.txt', 'Sitemap: https://www.example.com/sitemap.xml'),
  shown('/sitemap.xml', '<loc>https://www.example.com/</loc>'),
  shown('/site.webmanifest', '"start_url":"/"'),
  shown('/favicon.svg', '<svg'),

  led('/index.html', '/'),
  led('/index', '/'),
  led('/index.html?a=1&b=%20?', '/?a=1&b=%20?'),
  led('//', '/'),
  ...['privacy-policy', 'terms-of-service', 'medical-disclaimer'].flatMap((page) => [
    led(`/${page}.html`, `/${page}`),
    led(`/${page}/`, `/${page}`),
    led(`//${page}`, `/${page}`),
    led(`/${page}//`, `/${page}`),
    led(`//${page}.html`, `/${page}`),
  ]),
  led('/privacy-policy/?a=//evil.example', '/privacy-policy?a=//evil.example'),

  gone('/nope'),
  gone('/a/b/c/d/e/'),
  gone('/nope.html'),
  gone('/Privacy-Policy'),
  gone('/privacy-policy/more'),
  gone('/_astro'),
  gone('/_astro/'),
  gone('/_astro/gone.js'),
  gone('/cards'),
  gone('/cards/'),
  gone('/favicon.svg/'),
  gone('/.env'),
  gone('/.git/config'),
  gone('/.well-known/'),
  gone('/_headers'),
  gone('/wrangler.jsonc'),
  gone('/nginx-http.conf'),
  gone('/Caddyfile'),
  gone('/own-files.json'),
  gone('/index.html.br'),
  gone('/index.html.gz'),
  gone('/_astro/client.js.map'),
  gone('/package.json'),
  gone(`/${'a'.repeat(2000)}`),
  // Cloudflare shows the two error pages at addresses of their own; both say `noindex`.
  gone('/404', { Cloudflare: { status: 200, shows: NOT_FOUND } }),
  gone('/404.html', { Cloudflare: { status: 307, leadsTo: '/404' } }),
  gone('/500', { Cloudflare: { status: 200, shows: FAILURE } }),
  gone('/500.html', { Cloudflare: { status: 307, leadsTo: '/500' } }),
  // It leads to an address of the same site, not to another one.
  gone('//evil.example/', { Cloudflare: { status: 307, leadsTo: '/evil.example/' } }),
  gone('/%2Fevil.example/', { Cloudflare: { status: 307, leadsTo: '/evil.example/' } }),

  malformed('/%E0%A4%A', {
    Caddy: bare,
    Cloudflare: { status: 307, leadsTo: '/%25E0%25A4%25A' },
  }),
  malformed('/%', { Caddy: bare, Cloudflare: { status: 307, leadsTo: '/%25' } }),
  malformed('/privacy-policy%00.html', { Caddy: notFound, Cloudflare: notFound }),
  // What Cloudflare makes of a malformed address is an unknown one.
  gone('/%25E0%25A4%25A'),

  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map(refused),
]
