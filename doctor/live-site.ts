import type { HttpGet } from './http.ts'
import { type Finding, finding } from './report.ts'
import type { Addresses } from './services.ts'

/** The file in `dist/` for each address. */
const PAGES = {
  '/': 'index.html',
  '/privacy-policy': 'privacy-policy.html',
  '/terms-of-service': 'terms-of-service.html',
  '/medical-disclaimer': 'medical-disclaimer.html',
  '/no-such-page': '404.html',
}

const FIX_HOST = 'Correct this in your host’s settings (docs/going-live.md).'
const DEPLOY = 'Deploy dist/ again. If you just did, your host modifies pages: turn that off there.'

/** Astro hashes the build's absolute folder into `uid`, so it changes if the host builds the site. */
const withoutFolder = (page = '') => page.replaceAll(/(<astro-island) uid="[^"]*"/g, '$1')

/** The headers of every page, from a file in the `_headers` syntax of Cloudflare and Netlify. */
export function readHeaders(file: string) {
  const [, block = ''] = file.match(/^\/\*\s*\n((?:[ \t]+.*\n?)+)/m) ?? []
  const lines = block.matchAll(/^[ \t]+([\w-]+):[ \t]*(.*\S)/gm)
  return Array.from(lines, ([, name = '', value = '']) => [name, value] as const)
}

/** Undefined if the build can be compared with the live site. */
function buildFault(home: string | undefined, { siteUrl, formUrl, bookingUrl }: Addresses) {
  if (!home) return finding('to do', 'The site has not been built.', 'Run `npm run build`.')
  const hrefs = home.replaceAll('&amp;', '&')
  const expected = [`${siteUrl}/`, formUrl, bookingUrl]
  const missing = expected.filter((url) => !hrefs.includes(`href="${url}"`)).join(', ')
  const message = `dist/ was built with other settings: it has no link to ${missing}`
  return missing ? finding('to do', message, 'Run `npm run build`.') : undefined
}

/**
 * Checks that the live site is this build, served correctly.
 * @param build the pages in `dist/` by file
 */
export async function checkLiveSite(
  addresses: Addresses,
  build: ReadonlyMap<string, string>,
  headers: ReturnType<typeof readHeaders>,
  get: HttpGet,
): Promise<Finding[]> {
  const { siteUrl } = addresses
  const httpUrl = siteUrl.replace(/^https:/, 'http:')
  const [http, ...pages] = await Promise.all([
    get(httpUrl),
    ...Object.entries(PAGES).map(async ([path, file]) => {
      const expected = file === '404.html' ? 404 : 200
      return { path, expected, built: build.get(file), ...(await get(siteUrl + path)) }
    }),
  ])
  const notBuilt = buildFault(build.get('index.html'), addresses)
  const findings = notBuilt ? [notBuilt] : []
  if (pages.every(({ status }) => status === 0)) {
    const advice =
      'This is normal until the domain is set up. After that, open the site in your browser.'
    return [
      ...findings,
      finding('unknown', `The site did not open (${pages[0]?.body}): ${siteUrl}`, advice),
    ]
  }
  for (const { path, status, body, expected } of pages) {
    if (status === expected) continue
    const state = status === 0 ? 'unknown' : 'WRONG'
    findings.push(
      finding(state, `${path} returns ${status || body} instead of ${expected}.`, FIX_HOST),
    )
  }
  const answered = pages.filter(({ status, expected }) => status === expected)
  type Check = (page: (typeof pages)[number]) => boolean
  const report = (message: string, isWrong: Check, advice = FIX_HOST) => {
    const paths = answered.filter(isWrong).map(({ path }) => path)
    if (paths.length > 0) findings.push(finding('WRONG', `${message}: ${paths.join(', ')}`, advice))
  }
  for (const [name, value] of headers) {
    report(`${name} is not “${value}”`, (page) => page.headers.get(name) !== value)
  }
  report('A cookie is set, which the privacy policy rules out', (page) =>
    page.headers.has('set-cookie'),
  )
  report(
    'Not the site’s own 404 page',
    ({ status, body }) => status === 404 && !body.includes('Oops! Page not found'),
  )
  if (!notBuilt) {
    report(
      'Differs from dist/',
      ({ built, body }) => withoutFolder(built) !== withoutFolder(body),
      DEPLOY,
    )
  }
  if (!http.headers.get('location')?.startsWith('https:')) {
    const state = http.status === 0 ? 'unknown' : 'WRONG'
    findings.push(finding(state, `${httpUrl} does not redirect to https.`, FIX_HOST))
  }
  return findings.length > 0
    ? findings
    : [finding('ok', 'The live site is this build, served correctly.')]
}
