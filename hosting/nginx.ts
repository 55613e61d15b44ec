import { fileRules, literal, redirectRules } from './address-rules.ts'
import type { BuiltSite } from './built-site.ts'
import * as policy from './policy.ts'

/** Failures that nginx can answer with; 494 to 497 are its own, for headers and certificates. */
const FAILURES =
  '400 401 405 408 411 412 413 414 416 417 421 429 494 495 496 497 500 502 503 504 507'

const quoted = (text: string) => `"${text.replace(/(["\\])/g, '\\$1')}"`

const addHeaders = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .join('\n')

type Rows = readonly (readonly [string, string])[]

/** `volatile`: looked up again once the request has moved on to a file or an error page. */
function map(source: string, name: string, rows: Rows, fallback = ''): string {
  const lines = [['default', fallback] as const, ...rows].map(
    ([key, value]) => `  ${key} ${quoted(value)};`,
  )
  return [`map ${source} $${name} {`, '  volatile;', ...lines, '}'].join('\n')
}

/** For nginx's `http` block: the file and the headers for each address. */
export function nginxHttp(site: BuiltSite): string {
  const files = fileRules(site).map(({ pattern, file }) => [quoted(`~${pattern}`), file] as const)
  const redirects = redirectRules(site).map(
    ({ pattern, address = '' }) => [quoted(`~${pattern}`), address] as const,
  )
  // A pattern, because nginx refuses a plain key of some 48 letters or more.
  const host = quoted(`~^${literal(site.host)}$`)
  return [
    '# Made by `npm run build`, which overwrites any change.',
    map('$request_uri', 'site_file', files),
    map('$request_uri', 'site_address', redirects),
    map('$uri', 'site_policy', [['~\\.html$', policy.PAGE_POLICY]], policy.FILE_POLICY),
    map(
      '$status$uri',
      'site_cache_control',
      [[`~^(200|304)${policy.HASHED_FOLDER}`, policy.CACHE_FOR_A_YEAR]],
      policy.REVALIDATE,
    ),
    map(
      '$uri',
      'site_resource_policy',
      [[`~^${policy.SHARED_FOLDER}`, policy.SHARED_RESOURCE]],
      policy.OWN_RESOURCE,
    ),
    map('$host', 'site_robots', [[host, '']], policy.NOINDEX),
    map('$https', 'site_https_only', [['on', policy.COMMON_HEADERS[policy.HTTPS_ONLY]]]),
    map('$status', 'site_allow', [['405', policy.ALLOWED_METHODS.join(', ')]]),
    '',
  ].join('\n\n')
}

/**
 * For a `server` block that has the addresses to listen on and the certificate.
 * @param root path of the folder that is served
 */
export function nginxServer(root: string): string {
  const headers = {
    ...policy.COMMON_HEADERS,
    [policy.RESOURCE_POLICY]: '$site_resource_policy',
    'Content-Security-Policy': '$site_policy',
    'Cache-Control': '$site_cache_control',
    'X-Robots-Tag': '$site_robots',
    Allow: '$site_allow',
  }
  // nginx adds text/html by itself.
  const charsetTypes = Object.entries(policy.TYPES).flatMap(([type, name]) =>
    policy.isText(type) && type !== 'html' ? [name] : [],
  )
  const size = `${policy.MAX_HEADER_KB / 4}k`
  return `# Made by \`npm run build\`, which overwrites any change.
root ${root};

types {
${Object.entries(policy.TYPES)
  .map(([kind, type]) => `  ${type} ${kind};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${charsetTypes.join(' ')};

server_tokens off;
absolute_redirect off;
disable_symlinks off;
etag on;

# A browser reads nothing of a TLS record before its last byte has come: here, each packet is one
# record. With nginx's default of 16 kB, pages are painted a round trip later.
ssl_buffer_size ${policy.TLS_RECORD};

# Compressed once at the build, better than at each request.
gzip off;
gzip_static on;
brotli_static on;
gzip_vary on;

client_header_buffer_size ${size};
large_client_header_buffers 4 ${size};
client_max_body_size 1k;
client_header_timeout ${policy.TIMEOUTS_S.request}s;
client_body_timeout ${policy.TIMEOUTS_S.request}s;
send_timeout ${policy.TIMEOUTS_S.answer}s;
keepalive_timeout ${policy.TIMEOUTS_S.idle}s;
reset_timedout_connection on;
max_ranges 0;

${addHeaders(headers)}

error_page 403 =404 ${policy.NOT_FOUND_PAGE};
error_page 404 ${policy.NOT_FOUND_PAGE};
error_page ${FAILURES} ${policy.FAILURE_PAGE};
# An unknown version or encoding of a request is the client's fault.
error_page 501 505 =400 ${policy.FAILURE_PAGE};

location / {
  if ($request_method !~ ^(${policy.ALLOWED_METHODS.join('|')})$) {
    return 405;
  }
  if ($site_address) {
    return 308 $site_address$is_args$args;
  }
  if ($site_file = "") {
    return 404;
  }
  try_files $site_file =404;
}

${[policy.NOT_FOUND_PAGE, policy.FAILURE_PAGE].map((page) => `location = ${page} {\n  internal;\n}`).join('\n')}
`
}

/** For `server` blocks that lead to the site's one address: port 80, and the domain's other name. */
export function nginxRedirect({ host }: BuiltSite): string {
  const headers = {
    ...policy.COMMON_HEADERS,
    [policy.HTTPS_ONLY]: '$site_https_only',
    'Content-Security-Policy': policy.FILE_POLICY,
  }
  return `# Made by \`npm run build\`, which overwrites any change.
server_tokens off;

${addHeaders(headers)}

# Here an authority looks for the proof that a certificate is yours.
location /.well-known/acme-challenge/ {
  root /var/www/html;
  default_type text/plain;
}
location / {
  return 308 https://${host}$request_uri;
}
`
}
