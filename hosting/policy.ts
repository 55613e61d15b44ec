/**
 * How the site is to be served, whatever the host: the one source from which each host's own
 * file is made.
 */

/** Sent with every answer, errors and redirects too. */
export const COMMON_HEADERS = {
  // Two years, as browsers' preload list asks for; subdomains are the owner's to decide.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  // No Cross-Origin-Embedder-Policy: both of its values blank the form's frame.
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'
export const OWN_RESOURCE = 'same-origin'
/** The share cards alone are there to be shown by others. */
export const SHARED_RESOURCE = 'cross-origin'
export const SHARED_FOLDER = '/cards/'

/** Files whose name holds a hash of their content: under one name they never change. */
export const HASHED_FOLDER = '/_astro/'
export const KEEP_FOR_A_YEAR = 'public, max-age=31536000, immutable'
/** Kept, but asked for anew at each visit: the answer is 304 while nothing has changed. */
export const ASK_EACH_TIME = 'no-cache'

/** For answers that are no page: nothing in them may load or run anything. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Said of every address but the site's own, so that previews and copies are not found. */
export const NOT_TO_BE_FOUND = 'noindex'

export const ALLOWED_METHODS = ['GET', 'HEAD'] as const

export const NOT_FOUND_PAGE = '/404.html'
export const FAILURE_PAGE = '/500.html'

/** Every kind of file that the site has, and style sheets; others are sent as bytes to keep. */
export const TYPES = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  woff2: 'font/woff2',
  png: 'image/png',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
} as const

/** Kinds that are packed already, so that brotli and gzip gain nothing. */
export const PACKED_KINDS: readonly string[] = ['woff2', 'png', 'ico', 'br', 'gz']

/** What a client may take, in seconds, before it is let go. */
export const PATIENCE_S = { headers: 10, answer: 30, idle: 30 } as const

export const MOST_HEADER_KB = 16
