import { arrivedLine, type CampaignTag, hiddenTags } from './campaign-tags.ts'
import { ANSWER_ID, errorAttributes, errorLine, errorSummary } from './form-errors.ts'
import { type Html, html } from './html.ts'
import { type Page, script } from './page.ts'
import type { SignUp, SignUpError } from './sign-up.ts'
import { WAITLIST_PATH } from './stand-in-paths.ts'
import { errorTitlePrefix, waitlistWords as words } from './words.ts'

/** The parameter that tells Fillout's pages that they are framed, and their frame's id. */
export const EMBED_ID = 'fillout-embed-id'

/** Tells the framing page of an event as Fillout does (@fillout/react 3.1.2). */
const TELL_PAGE = `
const { type, embedId } = document.currentScript.dataset
const submissionUuid = crypto.randomUUID()
const answers = type === 'form_submit' ? { answers: document.querySelector('main').innerText } : {}
parent.postMessage({ type, embedId, submissionUuid, ...answers }, '*')
`

/** What comes along with a visitor: campaign tags, and the id of the form's frame if it is in one. */
export interface Visit {
  tags: CampaignTag[]
  embedId: string | undefined
}

const EMPTY: SignUp = { email: '', firstName: '', hasConsent: false }

function tellPage(type: 'form_init' | 'form_submit', embedId: string | undefined): Html[] {
  if (!embedId) return []
  return [script(TELL_PAGE, html`data-type="${type}" data-embed-id="${embedId}"`)]
}

/** The sign-up form: empty, or as it was sent with its errors. In a frame it says it is there. */
export function waitlistForm(
  { tags, embedId }: Visit,
  signUp: SignUp = EMPTY,
  errors: SignUpError[] = [],
): Page {
  const errorIn = (field: SignUpError['field']) => errors.find((error) => error.field === field)
  const title = errors.length > 0 ? errorTitlePrefix + words.title : words.title
  const main = html`<h1>${words.heading}</h1>
${errorSummary(errors)}
<form method="post" action="${WAITLIST_PATH}#${ANSWER_ID}" novalidate>
${hiddenTags(tags)}
${embedId ? html`<input type="hidden" name="${EMBED_ID}" value="${embedId}">` : undefined}
<div class="field">
<label for="email">${words.email}</label>
${errorLine(errorIn('email'))}
<input id="email" name="email" type="email" required autocomplete="email" spellcheck="false"
value="${signUp.email}" ${errorAttributes(errorIn('email'))}>
</div>
<div class="field">
<label for="firstName">${words.firstName}</label>
${errorLine(errorIn('firstName'))}
<input id="firstName" name="firstName" autocomplete="given-name" spellcheck="false"
value="${signUp.firstName}" ${errorAttributes(errorIn('firstName'))}>
</div>
${errorLine(errorIn('consent'))}
<label class="choice consent">
<input id="consent" name="consent" type="checkbox" value="yes" required
${signUp.hasConsent ? html`checked` : undefined} ${errorAttributes(errorIn('consent'))}>
<span>${words.consent}</span>
</label>
<button>${words.button}</button>
</form>`
  return { title, main, scripts: tellPage('form_init', embedId) }
}

/**
 * The confirmation after a sign-up. In a frame it tells the page around it.
 * @param isRepeat whether the email was on the list before
 */
export function joinedPage(email: string, isRepeat: boolean, { tags, embedId }: Visit): Page {
  const { title, thanks } = isRepeat ? words.joinedAgain : words.joined
  const main = html`<h1 id="${ANSWER_ID}" tabindex="-1">${title}</h1>
<p>${thanks} <strong>${email}</strong></p>
<h2>${words.nextTitle}</h2>
<ol>${words.next.map((step) => html`<li>${step}</li>`)}</ol>
${arrivedLine(tags)}`
  return { title, main, scripts: tellPage('form_submit', embedId) }
}
