import { type Html, html } from './html.ts'
import { type Page, script } from './page.ts'
import { WAITLIST_PATH } from './stand-in-paths.ts'
import { waitlistWords as words } from './words.ts'

/** The parameter that tells Fillout's pages that they are framed, and their frame's id. */
export const EMBED_ID = 'fillout-embed-id'

/** Forms are sent to `path#answer`, which moves the focus to the answer without scripts. */
const ANSWER_ID = 'answer'

/** Tells the framing page of an event as Fillout does (@fillout/react 3.1.2). */
const TELL_PAGE = `
const { type, embedId } = document.currentScript.dataset
const submissionUuid = crypto.randomUUID()
const answers = type === 'form_submit' ? { answers: document.querySelector('main').innerText } : {}
parent.postMessage({ type, embedId, submissionUuid, ...answers }, '*')
`

function tellPage(type: 'form_init' | 'form_submit', embedId: string): Html[] {
  if (!embedId) return []
  return [script(TELL_PAGE, html`data-type="${type}" data-embed-id="${embedId}"`)]
}

/**
 * The sign-up form.
 * @param embedId id of the frame that it is in, which it tells that it is there; else empty
 */
export function waitlistForm(embedId: string): Page {
  const main = html`<h1>${words.heading}</h1>
<form method="post" action="${WAITLIST_PATH}#${ANSWER_ID}">
<input type="hidden" name="${EMBED_ID}" value="${embedId}">
<div class="field">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" required autocomplete="email" spellcheck="false">
</div>
<div class="field">
<label for="firstName">${words.firstName}</label>
<input id="firstName" name="firstName" autocomplete="given-name" spellcheck="false">
</div>
<label class="choice consent">
<input name="consent" type="checkbox" required>
<span>${words.consent}</span>
</label>
<button>${words.button}</button>
</form>`
  return { title: words.title, main, scripts: tellPage('form_init', embedId) }
}

/** The confirmation after a sign-up. In a frame it tells the page around it. */
export function joinedPage(email: string, embedId: string): Page {
  const main = html`<h1 id="${ANSWER_ID}" tabindex="-1">${words.joinedTitle}</h1>
<p>${words.thanks} <strong>${email}</strong></p>`
  return { title: words.joinedTitle, main, scripts: tellPage('form_submit', embedId) }
}
