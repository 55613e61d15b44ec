import { COMMON_HEADERS } from '../hosting/policy.ts'
import type { Ask, Reply } from './ask.ts'
import { done, type Finding, unknown, wrong } from './finding.ts'

const PAGES = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']
const HOST = 'See that the host uses its file from dist-hosting/ (docs/going-live.md, step 5).'
const REDIRECTS = [301, 302, 307, 308]

async function checkPages(siteUrl: string, ask: Ask): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const page of PAGES) {
    const reply = await ask(siteUrl + page)
    if (reply?.status === 200) continue
    findings.push(wrong(`${page} answers with ${reply?.status ?? 'nothing'}, not 200.`, HOST))
  }
  const lost = await ask(`${siteUrl}/no-such-page-here`)
  if (lost?.status !== 404) {
    findings.push(wrong(`An unknown address answers with ${lost?.status}, not 404.`, HOST))
  } else if (!lost.body.includes('Oops! Page not found')) {
    findings.push(wrong('An unknown address does not show the site’s own 404 page.', HOST))
  }
  const other = await ask(`${siteUrl}/privacy-policy.html`)
  if (!other || !REDIRECTS.includes(other.status)) {
    findings.push(wrong('/privacy-policy.html does not lead to /privacy-policy.', HOST))
  }
  return findings
}

function checkHeaders({ headers }: Reply): Finding[] {
  const policy = headers.get('content-security-policy') ?? ''
  const faults = Object.entries(COMMON_HEADERS)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => name)
  if (!policy.includes("frame-ancestors 'none'") || !policy.includes('sha256-')) {
    faults.push('Content-Security-Policy')
  }
  const findings = faults.map((name) => wrong(`The header ${name} is missing or differs.`, HOST))
  if (headers.get('x-robots-tag')?.includes('noindex')) {
    findings.push(wrong('The host tells search engines to leave the site out (noindex).', HOST))
  }
  return findings
}

/**
 * The site where it lives: its pages, its headers, and whether it is this build.
 * @param builtPage the landing page of the build, where there is one
 */
export async function checkLiveSite(
  siteUrl: string,
  builtPage: string | undefined,
  ask: Ask,
): Promise<Finding[]> {
  const home = await ask(`${siteUrl}/`)
  if (!home) {
    return [
      unknown(
        `${siteUrl} gave no answer.`,
        'Before the domain is set up that is as it should be. After it: does it open in a browser?',
      ),
    ]
  }
  const findings = [...(await checkPages(siteUrl, ask)), ...checkHeaders(home)]
  if (siteUrl.startsWith('https:')) {
    const plain = await ask(siteUrl.replace(/^https/, 'http'))
    if (plain && !plain.headers.get('location')?.startsWith('https://')) {
      findings.push(wrong('The address with http:// does not lead to https://.', HOST))
    }
  }
  if (builtPage !== undefined && home.body !== builtPage) {
    findings.push(wrong('What is live is not this build.', 'Deploy again, or build again.'))
  }
  return findings.length > 0 ? findings : [done('The site is live, with its pages and headers.')]
}
