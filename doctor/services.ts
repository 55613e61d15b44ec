import { type Ask, follow, type Reply } from './ask.ts'
import { framing } from './framing.ts'
import { type Finding, finding } from './report.ts'

/** What the doctor needs of the settings. */
export interface Addresses {
  siteUrl: string
  formUrl: string
  /** Where the form is framed, and the origins that the site's policy allows in that frame. */
  frame?: { embedUrl: string; frameOrigins: readonly string[] } | undefined
  bookingUrl: string
}

/** Undefined if the page opens. */
function openFault(what: string, url: string, { status, body }: Reply, advice: string) {
  if (status >= 200 && status < 300) return undefined
  if (status === 404 || status === 410) {
    return finding('WRONG', `${what} is gone (${status}): ${url}`, advice)
  }
  const openIt = 'Open it in your browser: it may refuse programs, or this machine is offline.'
  return finding('not known', `${what} did not open (${status || body}): ${url}`, openIt)
}

async function checkForm({ siteUrl, formUrl, frame }: Addresses, ask: Ask): Promise<Finding> {
  const { reply, hops } = await follow(frame?.embedUrl ?? formUrl, ask)
  const blocked = frame && hops.find((hop) => !frame.frameOrigins.includes(new URL(hop).origin))
  if (blocked) {
    const advice =
      'Check that it asks nobody to sign in. If it has moved, put its new address into .env.'
    return finding('WRONG', `The site’s policy blocks the form: it redirects to ${blocked}`, advice)
  }
  const fault = openFault('The form', formUrl, reply, 'Correct WAITLIST_FORM_URL in .env.')
  if (fault) return fault
  const state = frame ? framing(reply.headers, new URL(siteUrl).hostname) : 'ok'
  if (state === 'ok') return finding('ok', `The form opens${frame ? ' in your page' : ''}.`)
  const says = `The form ${state === 'WRONG' ? 'refuses' : 'may refuse'} to open in your page.`
  return finding(state, says, 'Allow embedding in the form service, then look at your page.')
}

/** Whether the form, the scheduling page and the links on the built pages open. */
export async function checkServices(
  addresses: Addresses,
  build: ReadonlyMap<string, string>,
  ask: Ask,
): Promise<Finding[]> {
  const { formUrl, bookingUrl } = addresses
  const check = async (what: string, url: string, advice: string) =>
    openFault(what, url, (await follow(url, ask)).reply, advice) ??
    finding('ok', `${what} opens: ${url}`)
  const anchors = [...build.values()].join('').matchAll(/<a [^>]*href="(https:[^"]+)"/g)
  const links = new Set(Array.from(anchors, ([, href = '']) => href.replaceAll('&amp;', '&')))
  return Promise.all([
    checkForm(addresses, ask),
    check('The scheduling page', bookingUrl, 'Correct BOOKING_URL in .env.'),
    ...[...links]
      .filter((url) => url !== formUrl && url !== bookingUrl)
      .map((url) => check('A link', url, 'Replace it in src/copy/ or src/legal/.')),
  ])
}
