import { notFound } from '../src/content/errors.ts'
import { legalTitles } from '../src/content/pages.ts'
import type { HttpGet } from './http.ts'
import { type Finding, finding } from './report.ts'

const PAGES = [
  { path: '/', file: 'index.html' },
  ...Object.keys(legalTitles).map((page) => ({ path: `/${page}`, file: `${page}.html` })),
  { path: '/no-such-page', file: '404.html', expected: 404 },
]

const FIX_HOST = 'Correct this in your host’s settings (docs/going-live.md).'
const DEPLOY = 'Build and deploy again. If you just did, your host modifies pages: turn that off.'

/** Astro hashes the build's absolute folder into `uid`, so it changes if the host builds the site. */
const withoutFolder = (page = '') => page.replaceAll(/(<astro-island) uid="[^"]*"/g, '$1')

/** The names and values in `public/_headers`, which apply to every page. */
export const readHeaders = (file: string): Record<string, string> =>
  Object.fromEntries(Array.from(file.matchAll(/^ +([\w-]+): (.+)$/gm), (match) => match.slice(1)))

/**
 * Checks that the live site is this build, served correctly.
 * @param build the pages in `dist/` by file
 */
export async function checkLiveSite(
  siteUrl: string,
  build: ReadonlyMap<string, string>,
  headers: Readonly<Record<string, string>>,
  get: HttpGet,
): Promise<Finding[]> {
  const httpUrl = siteUrl.replace(/^https:/, 'http:')
  const http = await get(httpUrl)
  const pages = await Promise.all(
    PAGES.map(async (page) => ({ expected: 200, ...page, ...(await get(siteUrl + page.path)) })),
  )
  if (pages.every(({ status }) => status === 0)) {
    const message = `The site did not open (${pages[0]?.body}): ${siteUrl}`
    const advice = 'Normal until the domain is set up. After that, open the site in your browser.'
    return [finding('unknown', message, advice)]
  }
  const findings: Finding[] = []
  for (const { path, status, body, expected } of pages) {
    if (status === expected) continue
    const message = `${path} returns ${status || body} instead of ${expected}.`
    findings.push(finding(status === 0 ? 'unknown' : 'WRONG', message, FIX_HOST))
  }
  const answered = pages.filter(({ status, expected }) => status === expected)
  type Check = (page: (typeof pages)[number]) => boolean
  const report = (message: string, isWrong: Check, advice = FIX_HOST) => {
    const paths = answered.filter(isWrong).map(({ path }) => path)
    if (paths.length > 0) findings.push(finding('WRONG', `${message}: ${paths.join(', ')}`, advice))
  }
  for (const [name, value] of Object.entries(headers)) {
    report(`${name} is not “${value}”`, (page) => page.headers.get(name) !== value)
  }
  const hasCookie: Check = (page) => page.headers.has('set-cookie')
  report('A cookie is set, which the privacy policy rules out', hasCookie)
  const isForeign: Check = ({ status, body }) => status === 404 && !body.includes(notFound.title)
  report('Not the site’s own 404 page', isForeign)
  const differs: Check = ({ file, body }) => withoutFolder(build.get(file)) !== withoutFolder(body)
  if (build.size > 0) report('Differs from dist/', differs, DEPLOY)
  else findings.push(finding('to do', 'The site has not been built.', 'Run `npm run build`.'))
  if (!http.headers.get('location')?.startsWith('https:')) {
    const state = http.status === 0 ? 'unknown' : 'WRONG'
    findings.push(finding(state, `${httpUrl} does not redirect to https.`, FIX_HOST))
  }
  if (findings.length > 0) return findings
  return [finding('ok', 'The live site is this build, served correctly.')]
}
