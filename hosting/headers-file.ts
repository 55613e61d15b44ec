import type { BuiltSite } from './built-site.ts'
import {
  CACHE_FOR_A_YEAR,
  COMMON_HEADERS,
  HASHED_FOLDER,
  NOINDEX,
  NOT_FOUND_PAGE,
  OWN_RESOURCE,
  RESOURCE_POLICY,
  SHARED_FOLDER,
  SHARED_RESOURCE,
} from './policy.ts'

const POLICY = 'Content-Security-Policy'
/** Netlify sends it beside a page's own policy. */
const MINIMAL_POLICY =
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'"

type Headers = Record<string, string>

function rule(address: string, headers: Headers, unset: string[] = []): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [address, ...unset.map((name) => `  ! ${name}`), ...lines].join('\n')
}

const pagesWithPolicies = ({ pages, policies }: BuiltSite) =>
  pages.map(({ address, file }) => ({ address, policy: policies[file] ?? '' }))

const hashedFiles = ({ files }: BuiltSite) =>
  // One by one: a rule for the folder would cache its 404 for a year too.
  files.filter((file) => file.startsWith(HASHED_FOLDER))

/**
 * `_headers` for Cloudflare, which joins the values of all rules that match, so a header is
 * first removed (`!`). At most 100 rules, and 2,000 characters a line.
 */
export function cloudflareHeaders(site: BuiltSite): string {
  const all = { ...COMMON_HEADERS, [RESOURCE_POLICY]: OWN_RESOURCE }
  return [
    // Unknown addresses show the 404 page, so its policy is the default.
    rule('/*', { ...all, [POLICY]: site.policies[NOT_FOUND_PAGE] ?? '' }),
    ...pagesWithPolicies(site).map(({ address, policy }) =>
      rule(address, { [POLICY]: policy }, [POLICY]),
    ),
    rule(`${SHARED_FOLDER}*`, { [RESOURCE_POLICY]: SHARED_RESOURCE }, [RESOURCE_POLICY]),
    ...hashedFiles(site).map((file) => rule(file, { 'Cache-Control': CACHE_FOR_A_YEAR })),
    rule('https://:name.:account.workers.dev/*', { 'X-Robots-Tag': NOINDEX }),
    '',
  ].join('\n\n')
}

/** `_headers` for Netlify, where later rules can only add to a header. */
export function netlifyHeaders(site: BuiltSite): string {
  return [
    rule('/*', { ...COMMON_HEADERS, [POLICY]: MINIMAL_POLICY }),
    ...pagesWithPolicies(site).map(({ address, policy }) =>
      rule(address, { [POLICY]: policy, [RESOURCE_POLICY]: OWN_RESOURCE }),
    ),
    ...hashedFiles(site).map((file) =>
      rule(file, { 'Cache-Control': CACHE_FOR_A_YEAR, [RESOURCE_POLICY]: OWN_RESOURCE }),
    ),
    rule(`${SHARED_FOLDER}*`, { [RESOURCE_POLICY]: SHARED_RESOURCE }),
    '',
  ].join('\n\n')
}
