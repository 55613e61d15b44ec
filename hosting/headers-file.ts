import type { BuiltSite } from './built-site.ts'
import {
  COMMON_HEADERS,
  HASHED_FOLDER,
  KEEP_FOR_A_YEAR,
  NOT_FOUND_PAGE,
  NOT_TO_BE_FOUND,
  OWN_RESOURCE,
  RESOURCE_POLICY,
  SHARED_FOLDER,
  SHARED_RESOURCE,
} from './policy.ts'

const POLICY = 'Content-Security-Policy'
/** What can stand beside any page's own policy, where a host sends both. */
const LEAST_POLICY =
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'"

type Headers = Record<string, string>

function rule(address: string, headers: Headers, unset: string[] = []): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [address, ...unset.map((name) => `  ! ${name}`), ...lines].join('\n')
}

const pagesWithPolicies = ({ pages, policies }: BuiltSite) =>
  pages.map(({ address, file }) => ({ address, policy: policies[file] ?? '' }))

const hashedFiles = ({ files }: BuiltSite) =>
  // One by one: a rule for the folder would keep the answer 404 for a year as well.
  files.filter((file) => file.startsWith(HASHED_FOLDER))

/**
 * `_headers` as Cloudflare reads it: where rules meet, values are joined, so that a header is
 * first taken back (`!`). At most 100 rules of lines up to 2,000 characters.
 */
export function cloudflareHeaders(site: BuiltSite): string {
  const all = { ...COMMON_HEADERS, [RESOURCE_POLICY]: OWN_RESOURCE }
  return [
    // An unknown address shows the 404 page, whose policy therefore is everybody's first.
    rule('/*', { ...all, [POLICY]: site.policies[NOT_FOUND_PAGE] ?? '' }),
    ...pagesWithPolicies(site).map(({ address, policy }) =>
      rule(address, { [POLICY]: policy }, [POLICY]),
    ),
    rule(`${SHARED_FOLDER}*`, { [RESOURCE_POLICY]: SHARED_RESOURCE }, [RESOURCE_POLICY]),
    ...hashedFiles(site).map((file) => rule(file, { 'Cache-Control': KEEP_FOR_A_YEAR })),
    rule('https://:name.:account.workers.dev/*', { 'X-Robots-Tag': NOT_TO_BE_FOUND }),
    '',
  ].join('\n\n')
}

/** `_headers` as Netlify reads it. No two rules set one header otherwise than to add to it. */
export function netlifyHeaders(site: BuiltSite): string {
  return [
    rule('/*', { ...COMMON_HEADERS, [POLICY]: LEAST_POLICY }),
    ...pagesWithPolicies(site).map(({ address, policy }) =>
      rule(address, { [POLICY]: policy, [RESOURCE_POLICY]: OWN_RESOURCE }),
    ),
    ...hashedFiles(site).map((file) =>
      rule(file, { 'Cache-Control': KEEP_FOR_A_YEAR, [RESOURCE_POLICY]: OWN_RESOURCE }),
    ),
    rule(`${SHARED_FOLDER}*`, { [RESOURCE_POLICY]: SHARED_RESOURCE }),
    '',
  ].join('\n\n')
}
