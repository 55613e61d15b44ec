import type { OutgoingHttpHeaders } from 'node:http'
import { type Html, html } from './html.ts'
import { CLAIM_SIGN_UP, SPOOF, STEAL_FOCUS } from './misbehavior.ts'
import { type Page, script } from './page.ts'
import { STRANGER_PATH } from './stand-in-paths.ts'
import { EMBED_ID } from './waitlist-page.ts'
import { strangerWords as words } from './words.ts'

/** The stand-in listens here too, but the site frames it as `localhost`. */
const OTHER_HOST = '127.0.0.1'

/** One way in which a form can fail in its frame. Omitted fields behave normally. */
export interface FailureMode {
  /** Never answer. */
  hangs?: boolean
  /** Cut the connection instead of answering. */
  isCut?: boolean
  /** Answer with this status and an error page instead of the form. */
  errorStatus?: number
  headers?: OutgoingHttpHeaders
  /** Host that the frame is redirected to. */
  redirectHost?: string
  /** Changes the form's page. */
  alter?: (page: Page, embedId: string, port: number) => Page
}

/** By the visitor's campaign tag `ref`, without its prefix `stand-in-`. */
const FAILURE_MODES = new Map<string, FailureMode>([
  ['hangs', { hangs: true }],
  ['resets', { isCut: true }],
  ['404', { errorStatus: 404 }],
  ['refuses-frames', { headers: { 'X-Frame-Options': 'DENY' } }],
  ['redirects', { redirectHost: OTHER_HOST }],
  ['steals-focus', { alter: focusStealingPage }],
  ['spoofs', { alter: spoofingPage }],
])

function focusStealingPage({ scripts = [], ...page }: Page): Page {
  return { ...page, scripts: [script(STEAL_FOCUS), ...scripts] }
}

/** Its frames and scripts claim a sign-up; it says nothing itself until somebody signs up. */
function spoofingPage({ title, main }: Page, embedId: string, port: number): Page {
  const stranger = `${STRANGER_PATH}?${EMBED_ID}=${encodeURIComponent(embedId)}`
  const frame = (address: string): Html =>
    html`<iframe title="${words.frameTitle}" src="${address}"></iframe>`
  return {
    title,
    main: html`${main}<p><button type="button" id="stranger">${words.buttonLabel}</button></p>
${[frame(stranger), frame(`http://${OTHER_HOST}:${port}${stranger}`)]}`,
    scripts: [script(SPOOF, html`data-stranger="${stranger}"`)],
  }
}

/** The mode that the visitor's tag asks for. A form in a tab of its own always works. */
export function failureMode(ref: string, embedId: string): FailureMode | undefined {
  if (!embedId || !ref.startsWith('stand-in-')) return undefined
  return FAILURE_MODES.get(ref.slice('stand-in-'.length))
}

/** A page on the form's origin that is not the form and claims a sign-up in its name. */
export function strangerPage(embedId: string): Page {
  return {
    title: words.title,
    main: html`<h1>${words.title}</h1>
<p>${words.text}</p>`,
    scripts: [script(CLAIM_SIGN_UP, html`data-embed-id="${embedId}"`)],
  }
}
