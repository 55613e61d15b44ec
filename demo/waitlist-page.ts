import { arrivedLine, type CampaignTag, hiddenTags } from './campaign-tags.ts'
import { ANSWER_ID, errorSummary, faultAttributes, faultLine } from './error-summary.ts'
import { EMBED_ID, spoken } from './frame-messages.ts'
import { type Html, html } from './html.ts'
import type { Page } from './page-shell.ts'
import type { SignUp, SignUpFault } from './sign-up.ts'
import { WAITLIST_PATH } from './stand-in-paths.ts'
import { errorTitlePrefix, waitlistWords as words } from './words.ts'

/** Who sees the form: campaign tags to carry along, and the id of the frame it is in, if any. */
export interface Visit {
  tags: CampaignTag[]
  embedId: string | undefined
}

const EMPTY: SignUp = { email: '', firstName: '', hasConsent: false }

function hiddenEmbedId(embedId: string | undefined): Html | undefined {
  return embedId ? html`<input type="hidden" name="${EMBED_ID}" value="${embedId}">` : undefined
}

/** The sign-up form: empty, or as it was sent with its faults. In a frame it says it is there. */
export function waitlistForm(
  { tags, embedId }: Visit,
  signUp: SignUp = EMPTY,
  faults: SignUpFault[] = [],
): Page {
  const faultIn = (field: SignUpFault['field']) => faults.find((fault) => fault.field === field)
  const title = faults.length > 0 ? errorTitlePrefix + words.title : words.title
  const main = html`<h1>${words.heading}</h1>
${errorSummary(faults)}
<form method="post" action="${WAITLIST_PATH}#${ANSWER_ID}" novalidate>
${hiddenTags(tags)}${hiddenEmbedId(embedId)}
<div class="field">
<label for="email">${words.email}</label>
${faultLine(faultIn('email'))}
<input id="email" name="email" type="email" required autocomplete="email" spellcheck="false"
value="${signUp.email}" ${faultAttributes(faultIn('email'))}>
</div>
<div class="field">
<label for="firstName">${words.firstName}</label>
${faultLine(faultIn('firstName'))}
<input id="firstName" name="firstName" autocomplete="given-name" spellcheck="false"
value="${signUp.firstName}" ${faultAttributes(faultIn('firstName'))}>
</div>
${faultLine(faultIn('consent'))}
<label class="choice consent">
<input id="consent" name="consent" type="checkbox" value="yes" required
${signUp.hasConsent ? html`checked` : undefined} ${faultAttributes(faultIn('consent'))}>
<span>${words.consent}</span>
</label>
<button>${words.button}</button>
</form>`
  return { title, main, scripts: embedId ? [spoken('form_init', embedId)] : [] }
}

function nextSteps(): Html {
  return html`<h2>${words.nextTitle}</h2>
<ol>${words.next.map((step) => html`<li>${step}</li>`)}</ol>`
}

/**
 * The confirmation after a sign-up. In a frame it tells the page around it.
 * @param isRepeat whether the address was on the list before
 */
export function joinedPage(email: string, isRepeat: boolean, { tags, embedId }: Visit): Page {
  const { title, thanks } = isRepeat ? words.joinedAgain : words.joined
  const main = html`<h1 id="${ANSWER_ID}" tabindex="-1">${title}</h1>
<p>${thanks} <strong>${email}</strong></p>
${nextSteps()}
${arrivedLine(tags)}`
  return { title, main, scripts: embedId ? [spoken('form_submit', embedId)] : [] }
}
