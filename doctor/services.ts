import { framing } from './framing.ts'
import { follow, type HttpGet, type Reply } from './http.ts'
import { type Finding, finding } from './report.ts'

/** The settings that the doctor checks. */
export interface Addresses {
  siteUrl: string
  formUrl: string
  /** The form's address in the frame, and the origins that the site's policy allows there. */
  frame?: { embedUrl: string; frameOrigins: readonly string[] } | undefined
  bookingUrl: string
}

/** Undefined if the page opens. */
function checkOpens(what: string, url: string, { status, body }: Reply, advice: string) {
  if (status >= 200 && status < 300) return undefined
  if (status === 404 || status === 410) {
    return finding('WRONG', `${what} was not found (${status}): ${url}`, advice)
  }
  if (status >= 500) {
    const ask = 'Open it in your browser. If it fails there too, tell the service that runs it.'
    return finding('WRONG', `${what} fails with an error (${status}): ${url}`, ask)
  }
  const openIt =
    'Open it in your browser: it may block automated requests, or this machine is offline.'
  return finding('unknown', `${what} did not open (${status || body}): ${url}`, openIt)
}

async function checkForm({ siteUrl, formUrl, frame }: Addresses, get: HttpGet): Promise<Finding> {
  const { reply, hops } = await follow(frame?.embedUrl ?? formUrl, get)
  const blocked = frame && hops.find((hop) => !frame.frameOrigins.includes(new URL(hop).origin))
  if (blocked) {
    const advice =
      'Make sure that it does not require signing in. If it has moved, set its new address in .env.'
    return finding('WRONG', `The site’s policy blocks the form: it redirects to ${blocked}`, advice)
  }
  const fault = checkOpens('The form', formUrl, reply, 'Correct WAITLIST_FORM_URL in .env.')
  if (fault) return fault
  const state = frame ? framing(reply.headers, new URL(siteUrl).hostname) : 'ok'
  if (state === 'ok') return finding('ok', `The form opens${frame ? ' in your page' : ''}.`)
  const message = `The form ${state === 'WRONG' ? 'refuses' : 'may refuse'} to open in your page.`
  return finding(
    state,
    message,
    'Allow embedding in the form service’s settings, then check your page.',
  )
}

/** Checks that the form, the scheduling page and the links on the built pages open. */
export async function checkServices(
  addresses: Addresses,
  build: ReadonlyMap<string, string>,
  get: HttpGet,
): Promise<Finding[]> {
  const { formUrl, bookingUrl } = addresses
  const check = async (what: string, url: string, advice: string) =>
    checkOpens(what, url, (await follow(url, get)).reply, advice) ??
    finding('ok', `${what} opens: ${url}`)
  const anchors = [...build.values()].join('').matchAll(/<a [^>]*href="(https:[^"]+)"/g)
  const links = new Set(Array.from(anchors, ([, href = '']) => href.replaceAll('&amp;', '&')))
  return Promise.all([
    checkForm(addresses, get),
    check('The scheduling page', bookingUrl, 'Correct BOOKING_URL in .env.'),
    ...[...links]
      .filter((url) => url !== formUrl && url !== bookingUrl)
      .map((url) => check('A linked page', url, 'Replace it in src/copy/ or src/legal/.')),
  ])
}
