import type { BuiltSite } from './built-site.ts'
import * as policy from './policy.ts'

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
      [POLICY]: policy.FILE_POLICY,
      ...(file.startsWith(policy.HASHED_FOLDER)
        ? { 'Cache-Control': policy.CACHE_FOR_A_YEAR }
        : {}),
    },
  }))

/**
 * `_headers` for Cloudflare, which joins the values of all rules that match, so a header is
 * first removed (`!`). At most 100 rules, and 2,000 characters a line.
 */
export function cloudflareHeaders(site: BuiltSite): string {
  const all = {
    ...policy.COMMON_HEADERS,
    [policy.RESOURCE_POLICY]: policy.OWN_RESOURCE,
    [POLICY]: policy.PAGE_POLICY,
  }
  return [
    rule('/*', all),
    ...fileHeaders(site).map(({ file, headers }) => rule(file, headers, [POLICY])),
    rule(`${policy.SHARED_FOLDER}*`, { [policy.RESOURCE_POLICY]: policy.SHARED_RESOURCE }, [
      policy.RESOURCE_POLICY,
    ]),
    rule('https://:name.:account.workers.dev/*', { 'X-Robots-Tag': policy.NOINDEX }),
    '',
  ].join('\n\n')
}

/** `_headers` for Netlify, where later rules can only add to a header. */
export function netlifyHeaders(site: BuiltSite): string {
  const own = { [policy.RESOURCE_POLICY]: policy.OWN_RESOURCE }
  return [
    rule('/*', { ...policy.COMMON_HEADERS, [POLICY]: policy.PAGE_POLICY }),
    ...site.pages.map(({ address }) => rule(address, own)),
    ...fileHeaders(site).map(({ file, headers }) =>
      rule(file, file.startsWith(policy.SHARED_FOLDER) ? headers : { ...headers, ...own }),
    ),
    rule(`${policy.SHARED_FOLDER}*`, { [policy.RESOURCE_POLICY]: policy.SHARED_RESOURCE }),
    '',
  ].join('\n\n')
}
