import type { PageScript } from './page-shell.ts'

/** The parameter by which Fillout's pages learn that they are framed, and under which id. */
export const EMBED_ID = 'fillout-embed-id'

const MAX_EMBED_ID_CHARACTERS = 64

/** Tells the framing page of an event as Fillout does (@fillout/react 3.1.2). */
const SPEAK = `
const { type, embedId } = document.currentScript.dataset
const submissionUuid = crypto.randomUUID()
const answers = type === 'form_submit' ? { answers: document.querySelector('main').innerText } : {}
parent.postMessage({ type, embedId, submissionUuid, ...answers }, '*')
`

/** The id that the framing page gave; nothing where the form has a tab of its own. */
export function embedIdIn(fields: URLSearchParams): string | undefined {
  return fields.get(EMBED_ID)?.slice(0, MAX_EMBED_ID_CHARACTERS) || undefined
}

/** What a framed page says to the page around it; with a sign-up, its answers too. */
export function spoken(type: 'form_init' | 'form_submit', embedId: string): PageScript {
  return { text: SPEAK, data: { type, embedId } }
}
