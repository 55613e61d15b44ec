import type { Ask } from './ask.ts'
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

const HOST = 'Correct it at the host (docs/going-live.md).'
const DEPLOY = 'Deploy dist/ again. If you just did, the host changes pages: turn that off there.'

/** The headers of every page, from a file in the `_headers` syntax of Cloudflare and Netlify. */
export function readHeaders(file: string) {
  const [, block = ''] = file.match(/^\/\*\s*\n((?:[ \t]+.*\n?)+)/m) ?? []
  const lines = block.matchAll(/^[ \t]+([\w-]+):[ \t]*(.*\S)/gm)
  return Array.from(lines, ([, name = '', value = '']) => [name, value] as const)
}

/** Why the build cannot be compared with the live site; undefined if it can. */
function buildFault(home: string | undefined, { siteUrl, formUrl, bookingUrl }: Addresses) {
  if (!home) return finding('to do', 'The site is not built.', 'Run `npm run build`.')
  const hrefs = home.replaceAll('&amp;', '&')
  const wanted = [`${siteUrl}/`, formUrl, bookingUrl]
  const unlinked = wanted.filter((url) => !hrefs.includes(`href="${url}"`)).join(', ')
  const says = `dist/ was built with other settings; it lacks ${unlinked}`
  return unlinked ? finding('to do', says, 'Run `npm run build`.') : undefined
}

/**
 * Whether the live site is this build, served as it should be.
 * @param build the pages in `dist/` by file
 */
export async function checkLiveSite(
  addresses: Addresses,
  build: ReadonlyMap<string, string>,
  headers: ReturnType<typeof readHeaders>,
  ask: Ask,
): Promise<Finding[]> {
  const { siteUrl } = addresses
  const httpUrl = siteUrl.replace(/^https:/, 'http:')
  const [http, ...pages] = await Promise.all([
    ask(httpUrl),
    ...Object.entries(PAGES).map(async ([path, file]) => {
      const expected = file === '404.html' ? 404 : 200
      return { path, expected, built: build.get(file), ...(await ask(siteUrl + path)) }
    }),
  ])
  const notBuilt = buildFault(build.get('index.html'), addresses)
  const findings = notBuilt ? [notBuilt] : []
  if (pages.every(({ status }) => status === 0)) {
    const advice = 'Normal until the domain is set up. After that, open it in your browser.'
    return [
      ...findings,
      finding('not known', `It did not open (${pages[0]?.body}): ${siteUrl}`, advice),
    ]
  }
  for (const { path, status, body, expected } of pages) {
    if (status === expected) continue
    const state = status === 0 ? 'not known' : 'WRONG'
    findings.push(finding(state, `${path} answers ${status || body}, not ${expected}.`, HOST))
  }
  const answered = pages.filter(({ status, expected }) => status === expected)
  type Test = (page: (typeof pages)[number]) => boolean
  const find = (says: string, isWrong: Test, advice = HOST) => {
    const paths = answered.filter(isWrong).map(({ path }) => path)
    if (paths.length > 0) findings.push(finding('WRONG', `${says}: ${paths.join(', ')}`, advice))
  }
  for (const [name, value] of headers) {
    find(`${name} is not “${value}”`, (page) => page.headers.get(name) !== value)
  }
  find('A cookie is set, against the privacy policy', (page) => page.headers.has('set-cookie'))
  find(
    'Not the site’s own 404 page',
    ({ status, body }) => status === 404 && !body.includes('Oops! Page not found'),
  )
  if (!notBuilt) find('Not the same as in dist/', ({ built, body }) => built !== body, DEPLOY)
  if (!http.headers.get('location')?.startsWith('https:')) {
    const state = http.status === 0 ? 'not known' : 'WRONG'
    findings.push(finding(state, `${httpUrl} does not redirect to https.`, HOST))
  }
  return findings.length > 0
    ? findings
    : [finding('ok', 'It is this build, served as it should be.')]
}
