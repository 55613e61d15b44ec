import type { BuiltSite } from './built-site.ts'
import {
  CACHE_FOR_A_YEAR,
  COMMON_HEADERS,
  FILE_POLICY,
  HASHED_FOLDER,
  NOINDEX,
  OWN_RESOURCE,
  PAGE_POLICY,
  RESOURCE_POLICY,
  SHARED_FOLDER,
  SHARED_RESOURCE,
} from './policy.ts'

const POLICY = 'Content-Security-Policy'

type Headers = Record<string, string>

function rule(address: string, headers: Headers, unset: string[] = []): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [address, ...unset.map((name) => `  ! ${name}`), ...lines].join('\n')
}

/**
 * One by one, because unknown addresses show the 404 page, whose policy is the pages' and which no
 * browser may keep for a year.
 */
const fileHeaders = ({ files }: BuiltSite) =>
  files.map((file) => ({
    file,
    headers: {
      [POLICY]: FILE_POLICY,
      ...(file.startsWith(HASHED_FOLDER) ? { 'Cache-Control': CACHE_FOR_A_YEAR } : {}),
    },
  }))

/**
 * `_headers` for Cloudflare, which joins the values of all rules that match, so a header is
 * first removed (`!`). At most 100 rules, and 2,000 characters a line.
 */
export function cloudflareHeaders(site: BuiltSite): string {
  const all = { ...COMMON_HEADERS, [RESOURCE_POLICY]: OWN_RESOURCE, [POLICY]: PAGE_POLICY }
  return [
    rule('/*', all),
    ...fileHeaders(site).map(({ file, headers }) => rule(file, headers, [POLICY])),
    rule(`${SHARED_FOLDER}*`, { [RESOURCE_POLICY]: SHARED_RESOURCE }, [RESOURCE_POLICY]),
    rule('https://:name.:account.workers.dev/*', { 'X-Robots-Tag': NOINDEX }),
    '',
  ].join('\n\n')
}

/** `_headers` for Netlify, where later rules can only add to a header. */
export function netlifyHeaders(site: BuiltSite): string {
  const own = { [RESOURCE_POLICY]: OWN_RESOURCE }
  return [
    rule('/*', { ...COMMON_HEADERS, [POLICY]: PAGE_POLICY }),
    ...site.pages.map(({ address }) => rule(address, own)),
    ...fileHeaders(site).map(({ file, headers }) =>
      rule(file, file.startsWith(SHARED_FOLDER) ? headers : { ...headers, ...own }),
    ),
    rule(`${SHARED_FOLDER}*`, { [RESOURCE_POLICY]: SHARED_RESOURCE }),
    '',
  ].join('\n\n')
}
