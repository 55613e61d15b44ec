import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMON_HEADERS } from '../hosting/policy.ts'
import type { Ask, Reply } from './ask.ts'
import { describeDifference, unescaped } from './difference.ts'
import { done, type Finding, unknown, wrong } from './report.ts'

const PAGES = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']
const ADVICE = 'Check that the host uses its file from dist-hosting/ (docs/going-live.md, step 5).'
const RELEASE =
  'Run `npm run build`, and put it live again (docs/going-live.md, step 5). If what is live is ' +
  'newer, get its sources first; if you went back on purpose, correct the sources first.'
const REDIRECTS = [301, 302, 307, 308]

/** What the settings say. */
interface Places {
  siteUrl: string
  form: { href: string }
  booking: { href: string }
}

/**
 * The pages of a built site, by address; none if it is not built.
 * @param folder path of the site
 */
export function readPages(folder: string): Map<string, string> {
  const files = PAGES.map((page) => [page, join(folder, page === '/' ? 'index' : page)] as const)
  return new Map(
    files
      .filter(([, file]) => existsSync(`${file}.html`))
      .map(([page, file]) => [page, readFileSync(`${file}.html`, 'utf8')]),
  )
}

/** What is wrong with the addresses that are no page. */
async function otherFaults(siteUrl: string, ask: Ask): Promise<string[]> {
  const faults: string[] = []
  const unknownPage = await ask(`${siteUrl}/no-such-page-here`)
  if (unknownPage?.status !== 404) {
    faults.push(`An unknown address answers with ${unknownPage?.status}, not 404.`)
  } else if (!unknownPage.body.includes('Oops! Page not found')) {
    faults.push('An unknown address does not show the site’s own 404 page.')
  }
  const otherForm = await ask(`${siteUrl}/privacy-policy.html`)
  if (!otherForm || !REDIRECTS.includes(otherForm.status)) {
    faults.push('/privacy-policy.html does not lead to /privacy-policy.')
  }
  const plain = await ask(siteUrl.replace(/^https:/, 'http:'))
  const leadsTo = plain?.headers.get('location')
  if (plain && siteUrl.startsWith('https:') && !leadsTo?.startsWith('https:')) {
    faults.push('The address with http:// does not lead to https://.')
  }
  return faults
}

function headerFaults({ headers }: Reply): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const isPolicyWhole = policy.includes("frame-ancestors 'none'")
  const names = Object.entries(COMMON_HEADERS).flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [name],
  )
  if (!isPolicyWhole) names.push('Content-Security-Policy')
  const faults = names.map((name) => `The header ${name} is missing or differs.`)
  if (headers.get('x-robots-tag')?.includes('noindex')) {
    faults.push('The host tells search engines to leave the site out (noindex).')
  }
  return faults
}

/** The settings whose address the live page does not lead to. */
function settingFaults({ body }: Reply, { siteUrl, form, booking }: Places): string[] {
  const links = unescaped(body)
  const places = {
    SITE_URL: `${siteUrl}/`,
    WAITLIST_FORM_URL: form.href,
    BOOKING_URL: booking.href,
  }
  return Object.entries(places)
    .filter(([, href]) => !links.includes(`href="${href}"`))
    .map(([name]) => `The live page does not lead to the address in ${name}.`)
}

/**
 * The live site: its pages, its headers, and whether it is this build, with today's settings.
 * @param built the build's pages, as `readPages` finds them
 */
export async function checkLiveSite(
  places: Places,
  built: ReadonlyMap<string, string>,
  ask: Ask,
): Promise<Finding[]> {
  const { siteUrl } = places
  const home = await ask(`${siteUrl}/`)
  if (!home) {
    const advice = 'Before the domain is set up, that is normal. After it: does a browser open it?'
    return [unknown(`${siteUrl} gave no answer.`, advice)]
  }
  const faults: string[] = []
  const stale = settingFaults(home, places)
  for (const page of PAGES) {
    const builtPage = built.get(page)
    const reply = page === '/' ? home : await ask(siteUrl + page)
    if (reply?.status !== 200) {
      faults.push(`${page} answers with ${reply?.status ?? 'nothing'}, not 200.`)
    } else if (builtPage !== undefined && reply.body !== builtPage) {
      const difference = describeDifference(reply.body, builtPage)
      stale.push(`What is live at ${page} is not this build.\n${difference}`)
    }
  }
  faults.push(...(await otherFaults(siteUrl, ask)), ...headerFaults(home))
  const findings = [
    ...faults.map((fault) => wrong(fault, ADVICE)),
    ...stale.map((fault) => wrong(fault, RELEASE)),
  ]
  return findings.length > 0 ? findings : [done('The site is live, with its pages and headers.')]
}
