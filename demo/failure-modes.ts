import type { CampaignTag } from './campaign-tags.ts'
import { EMBED_ID } from './frame-messages.ts'
import { html } from './html.ts'
import { GARBLE, SPOOF, STEAL_FOCUS } from './misbehavior.ts'
import type { Page } from './page-shell.ts'
import { STRANGER_PATH } from './stand-in-paths.ts'
import { strangerWords } from './words.ts'

/** Where the stand-in answers: the name is not the one that the site frames it by. */
const OTHER_HOST = '127.0.0.1'

/** One way in which a form can fail in its frame. What is not named goes well. */
export interface FailureMode {
  /** Whether the connection is cut instead of answered. */
  isCut?: boolean
  /** How long the answer is held back; `Infinity` for ever. */
  delayMs?: number
  /** The refusal that takes the form's place. */
  refusal?: readonly [status: number, name: 'notFound' | 'unexpected']
  headers?: Record<string, string>
  /** The host that the frame is sent on to. */
  redirectHost?: string
  /** Whether the form gives no sign of life until somebody has signed up. */
  isMute?: boolean
  /** What is added to the form's page. */
  added?: (embedId: string, port: number) => Partial<Page>
}

/** By the campaign tag `ref` of whoever tries it, after `stand-in-`. */
const FAILURE_MODES = new Map<string, FailureMode>([
  ['hangs', { delayMs: Number.POSITIVE_INFINITY }],
  ['resets', { isCut: true }],
  ['404', { refusal: [404, 'notFound'] }],
  ['500', { refusal: [500, 'unexpected'] }],
  ['refuses-frames', { headers: { 'X-Frame-Options': 'DENY' } }],
  ['redirects', { redirectHost: OTHER_HOST }],
  [
    'steals-focus',
    { added: (embedId) => ({ scripts: [{ text: STEAL_FOCUS, data: { embedId } }] }) },
  ],
  ['spoofs', { isMute: true, added: spoofing }],
  ['garbles', { added: (embedId) => ({ scripts: [{ text: GARBLE, data: { embedId } }] }) }],
  ['is-slow', { delayMs: 10_000 }],
])

function spoofing(embedId: string, port: number): Partial<Page> {
  const { buttonLabel, frameTitle } = strangerWords
  const stranger = `${STRANGER_PATH}?${EMBED_ID}=${encodeURIComponent(embedId)}`
  const elsewhere = `http://${OTHER_HOST}:${port}`
  return {
    scripts: [{ text: SPOOF, data: { embedId, stranger } }],
    frameSources: `'self' ${elsewhere}`,
    main: html`<p><button type="button" id="stranger">${buttonLabel}</button></p>
<iframe title="${frameTitle}" src="${stranger}"></iframe>
<iframe title="${frameTitle}" src="${elsewhere}${stranger}"></iframe>`,
  }
}

/** The mode that the visitor's tag asks for. A form in a tab of its own, or sent, always works. */
export function failureMode(
  method: string | undefined,
  tags: readonly CampaignTag[],
  embedId: string | undefined,
): FailureMode | undefined {
  if (method !== 'GET' || embedId === undefined) return undefined
  const ref = tags.find(([name]) => name === 'ref')?.[1] ?? ''
  const [, name] = /^stand-in-(.+)$/.exec(ref) ?? []
  return name === undefined ? undefined : FAILURE_MODES.get(name)
}
