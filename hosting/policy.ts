/** How the site is served, whatever the host: each host's own file is made from this. */

/** Sent with every answer, errors and redirects too. */
export const COMMON_HEADERS = {
  // Two years, as browsers' preload list asks; subdomains are for the owner to decide.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
} as const

/** Browsers heed it over https alone, and it must not be sent over http (RFC 6797, 7.2). */
export const HTTPS_ONLY = 'Strict-Transport-Security'

export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'
export const OWN_RESOURCE = 'same-origin'
/** Other sites show the share cards, and nothing else. */
export const SHARED_RESOURCE = 'cross-origin'
export const SHARED_FOLDER = '/cards/'

/** Files with a hash of their content in their name, so they never change. */
export const HASHED_FOLDER = '/_astro/'
export const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable'
/** Browsers keep it and ask each time; the answer is 304 until it changes. */
export const REVALIDATE = 'no-cache'

/** For pages: what only a header can set. Each page carries the rest, so neither is paid twice. */
export const PAGE_POLICY = "frame-ancestors 'none'"
/** For answers that are not pages: they load and run nothing. Pictures hold their own styles. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** For every host name but the site's own, to keep previews out of search engines. */
export const NOINDEX = 'noindex'

export const ALLOWED_METHODS = ['GET', 'HEAD'] as const

export const NOT_FOUND_PAGE = '/404.html'
export const FAILURE_PAGE = '/500.html'

/** The types of the site's files. Others are sent as downloads. */
export const TYPES = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  png: 'image/png',
  ico: 'image/x-icon',
} as const

const BINARY_TYPES: readonly string[] = ['woff2', 'png', 'ico']

/** Types that are sent with a charset and compressed. */
export const isText = (type: string) => type in TYPES && !BINARY_TYPES.includes(type)

/** How long a client may take to send a request, to take its answer, and between requests. */
export const TIMEOUTS_S = { request: 10, answer: 30, idle: 30 } as const

export const MAX_HEADER_KB = 16

/**
 * In bytes: one record fills one packet. A browser reads nothing of a record before all of it has
 * come, and TCP's first flight is ten packets, even where they are half empty.
 */
export const TLS_RECORD = 1369
