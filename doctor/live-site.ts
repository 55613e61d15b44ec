import { COMMON_HEADERS } from '../hosting/policy.ts'
import type { Ask, Reply } from './ask.ts'
import { done, type Finding, unknown, wrong } from './report.ts'

const PAGES = ['/', '/privacy-policy', '/terms-of-service', '/medical-disclaimer']
const ADVICE = 'Check that the host uses its file from dist-hosting/ (docs/going-live.md, step 5).'
const RELEASE = 'Run `npm run build`, and put it live again (docs/going-live.md, step 5).'
const REDIRECTS = [301, 302, 307, 308]

/** What the settings say. */
interface Places {
  siteUrl: string
  waitlistForm: { href: string }
  bookingPage: { href: string }
}

async function pageFaults(siteUrl: string, ask: Ask): Promise<string[]> {
  const faults: string[] = []
  for (const page of PAGES) {
    const reply = await ask(siteUrl + page)
    if (reply?.status !== 200) {
      faults.push(`${page} answers with ${reply?.status ?? 'nothing'}, not 200.`)
    }
  }
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
function settingFaults({ body }: Reply, { waitlistForm, bookingPage }: Places): string[] {
  const places = { WAITLIST_FORM_URL: waitlistForm, BOOKING_URL: bookingPage }
  return Object.entries(places)
    .filter(([, { href }]) => !body.includes(href.replaceAll('&', '&amp;')))
    .map(([name]) => `The live page does not lead to the address in ${name}.`)
}

/**
 * The live site: its pages, its headers, and whether it is this build, with today's settings.
 * @param builtPage the build's landing page, if there is one
 */
export async function checkLiveSite(
  places: Places,
  builtPage: string | undefined,
  ask: Ask,
): Promise<Finding[]> {
  const { siteUrl } = places
  const home = await ask(`${siteUrl}/`)
  if (!home) {
    const advice = 'Before the domain is set up, that is normal. After it: does a browser open it?'
    return [unknown(`${siteUrl} gave no answer.`, advice)]
  }
  const faults = [...(await pageFaults(siteUrl, ask)), ...headerFaults(home)]
  const plain = await ask(siteUrl.replace(/^https:/, 'http:'))
  const leadsTo = plain?.headers.get('location')
  if (plain && siteUrl.startsWith('https:') && !leadsTo?.startsWith('https:')) {
    faults.push('The address with http:// does not lead to https://.')
  }
  const findings = faults.map((fault) => wrong(fault, ADVICE))
  const stale = settingFaults(home, places)
  if (builtPage !== undefined && home.body !== builtPage)
    stale.push('What is live is not this build.')
  findings.push(...stale.map((fault) => wrong(fault, RELEASE)))
  return findings.length > 0 ? findings : [done('The site is live, with its pages and headers.')]
}
