import type { Settings } from '../settings/settings.ts'
import { follow, type HttpGet, type Reply } from './http.ts'
import { type Finding, finding } from './report.ts'

/** Undefined if the page opens. */
function checkOpens(what: string, url: string, { status, body }: Reply, advice: string) {
  if (status >= 200 && status < 300) return undefined
  const message = `${what} does not open (${status || body}): ${url}`
  return status === 404 || status === 410 || status >= 500
    ? finding('WRONG', message, `If it fails in your browser too: ${advice}`)
    : finding('unknown', message, 'Open it in your browser: it may block automated requests.')
}

/** Whether a page's headers allow the site to frame it; 'unknown' for lists of other hosts. */
function framing(headers: Headers, siteHost: string): Finding['state'] {
  const policy = headers.get('content-security-policy') ?? ''
  const lists = Array.from(policy.matchAll(/frame-ancestors([^;,]*)/gi), ([, list = '']) => list)
  if (lists.some((list) => /^\s*('none'|'self')?\s*$/i.test(list))) return 'WRONG'
  const allowing = ['*', 'https:', siteHost, `https://${siteHost}`]
  if (!lists.every((list) => list.split(/\s+/).some((source) => allowing.includes(source))))
    return 'unknown'
  // Browsers ignore X-Frame-Options beside frame-ancestors.
  const isRefused = /deny|sameorigin/i.test(headers.get('x-frame-options') ?? '')
  return lists.length === 0 && isRefused ? 'WRONG' : 'ok'
}

async function checkForm({ siteUrl, form }: Settings, get: HttpGet): Promise<Finding> {
  const frame = form.loading === 'never' ? undefined : form
  const { reply, hops } = await follow(frame?.embedUrl ?? form.href, get)
  const blocked = frame && hops.find((hop) => !frame.frameOrigins.includes(new URL(hop).origin))
  if (blocked) {
    const advice = 'It must not require signing in. If it has moved, set its new address in .env.'
    return finding('WRONG', `The site’s policy blocks the form: it redirects to ${blocked}`, advice)
  }
  const fault = checkOpens('The form', form.href, reply, 'correct WAITLIST_FORM_URL in .env.')
  if (fault) return fault
  if (!frame) return finding('ok', 'The form opens.')
  const state = framing(reply.headers, new URL(siteUrl).hostname)
  if (state === 'ok') return finding('ok', 'The form opens in your page.')
  const verb = state === 'WRONG' ? 'refuses' : 'may refuse'
  const advice = 'Allow embedding in the form service’s settings, then check your page.'
  return finding(state, `The form ${verb} to open in your page.`, advice)
}

/** Checks that the form, the scheduling page and the links on the built pages open. */
export async function checkServices(
  settings: Settings,
  build: ReadonlyMap<string, string>,
  get: HttpGet,
): Promise<Finding[]> {
  const check = async (what: string, url: string, advice: string) =>
    checkOpens(what, url, (await follow(url, get)).reply, advice) ??
    finding('ok', `${what} opens: ${url}`)
  const anchors = [...build.values()].join('').matchAll(/<a [^>]*href="(https:[^"]+)"/g)
  const links = new Set(Array.from(anchors, ([, href = '']) => href.replaceAll('&amp;', '&')))
  return Promise.all([
    checkForm(settings, get),
    check('The scheduling page', settings.booking.href, 'correct BOOKING_URL in .env.'),
    ...[...links]
      .filter((url) => url !== settings.form.href && url !== settings.booking.href)
      .map((url) => check('A linked page', url, 'replace it in src/content/.')),
  ])
}
