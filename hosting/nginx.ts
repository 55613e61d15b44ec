import { addressRules, literal, otherForms } from './address-rules.ts'
import type { BuiltSite } from './built-site.ts'
import {
  ALLOWED_METHODS,
  ASK_EACH_TIME,
  COMMON_HEADERS,
  FAILURE_PAGE,
  FILE_POLICY,
  HASHED_FOLDER,
  KEEP_FOR_A_YEAR,
  MOST_HEADER_KB,
  NOT_FOUND_PAGE,
  NOT_TO_BE_FOUND,
  OWN_RESOURCE,
  PATIENCE_S,
  RESOURCE_POLICY,
  SHARED_FOLDER,
  SHARED_RESOURCE,
  TYPES,
} from './policy.ts'

/** Failures that nginx may answer with; 494 to 497 are its own, for headers and certificates. */
const FAILURES =
  '400 401 405 408 411 412 413 414 416 417 421 429 494 495 496 497 500 502 503 504 507'

const quoted = (text: string) => `"${text.replace(/(["\\])/g, '\\$1')}"`

/** A map whose value is looked up anew once the request has moved on to a file or an error page. */
function map(source: string, name: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([key, value]) => `  ${key} ${quoted(value)};`)
  return [`map ${source} $${name} {`, '  volatile;', ...lines, '}'].join('\n')
}

/** For nginx's `http` block: what is shown for which address, and which headers go with it. */
export function nginxHttp(site: BuiltSite): string {
  const forms = otherForms(site)
  const canonical = addressRules(site).slice(0, forms.length)
  return [
    '# Made by `npm run build`; a change here is lost at the next one.',
    map('$request_uri', 'site_file', [
      ['default', ''],
      ...addressRules(site).map(({ pattern, file }) => [quoted(`~${pattern}`), file] as const),
    ]),
    map('$request_uri', 'site_address', [
      ['default', ''],
      ...canonical.map(({ pattern }) => [quoted(`~${pattern}`), ''] as const),
      ...forms.map(({ pattern, address }) => [quoted(`~${pattern}`), address] as const),
    ]),
    map('$uri', 'site_policy', [
      ['default', FILE_POLICY],
      ...Object.entries(site.policies).map(([file, policy]) => [file, policy] as const),
    ]),
    map('$status$uri', 'site_keeping', [
      ['default', ASK_EACH_TIME],
      [`~^(200|304)${HASHED_FOLDER}`, KEEP_FOR_A_YEAR],
    ]),
    map('$uri', 'site_sharing', [
      ['default', OWN_RESOURCE],
      [`~^${SHARED_FOLDER}`, SHARED_RESOURCE],
    ]),
    map('$host', 'site_robots', [
      ['default', NOT_TO_BE_FOUND],
      // A pattern: nginx refuses a plain key of some 48 letters or more.
      [quoted(`~^${literal(site.host)}$`), ''],
    ]),
    map('$status', 'site_allow', [
      ['default', ''],
      ['405', ALLOWED_METHODS.join(', ')],
    ]),
    '',
  ].join('\n\n')
}

/**
 * For a `server` block, which brings the addresses to listen on and the certificate.
 * @param root path of the folder that is served
 */
export function nginxServer(root: string): string {
  const headers = {
    ...COMMON_HEADERS,
    [RESOURCE_POLICY]: '$site_sharing',
    'Content-Security-Policy': '$site_policy',
    'Cache-Control': '$site_keeping',
    'X-Robots-Tag': '$site_robots',
    Allow: '$site_allow',
  }
  const size = `${MOST_HEADER_KB / 4}k`
  return `# Made by \`npm run build\`; a change here is lost at the next one.
root ${root};

types {
${Object.entries(TYPES)
  .map(([kind, type]) => `  ${type} ${kind};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[TYPES.css, TYPES.js, TYPES.svg, TYPES.xml, TYPES.txt, TYPES.webmanifest].join(' ')};

server_tokens off;
absolute_redirect off;
disable_symlinks off;
etag on;

# Packed once at the release, better than could be done at each request.
gzip off;
gzip_static on;
brotli_static on;
gzip_vary on;

client_header_buffer_size ${size};
large_client_header_buffers 4 ${size};
client_max_body_size 1k;
client_header_timeout ${PATIENCE_S.headers}s;
client_body_timeout ${PATIENCE_S.headers}s;
send_timeout ${PATIENCE_S.answer}s;
keepalive_timeout ${PATIENCE_S.idle}s;
reset_timedout_connection on;
max_ranges 0;

${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

error_page 403 =404 ${NOT_FOUND_PAGE};
error_page 404 ${NOT_FOUND_PAGE};
error_page ${FAILURES} ${FAILURE_PAGE};
# An unknown version or encoding of a request is the asker's fault, not the server's.
error_page 501 505 =400 ${FAILURE_PAGE};

location / {
  if ($request_method !~ ^(${ALLOWED_METHODS.join('|')})$) {
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

location = ${NOT_FOUND_PAGE} {
  internal;
}

location = ${FAILURE_PAGE} {
  internal;
}
`
}
