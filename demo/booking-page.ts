import { arrivedLine, type CampaignTag, hiddenTags } from './campaign-tags.ts'
import { ANSWER_ID, errorAttributes, errorLine, errorSummary } from './form-errors.ts'
import { html } from './html.ts'
import type { Page } from './page.ts'
import { BOOKING_PATH } from './stand-in-paths.ts'
import { errorTitlePrefix, bookingWords as words } from './words.ts'

const slots = Object.entries(words.slots)
const slotMissing = { field: 'slot', message: words.slotMissing }

/** The offered times, with an error if the form was sent without one. */
export function bookingForm(tags: CampaignTag[], isSlotMissing = false): Page {
  const error = isSlotMissing ? slotMissing : undefined
  const title = error ? errorTitlePrefix + words.title : words.title
  const main = html`<h1>${words.title}</h1>
${errorSummary(error ? [error] : [])}
<p>${words.lead}</p>
<form method="post" action="${BOOKING_PATH}#${ANSWER_ID}" novalidate>
${hiddenTags(tags)}
<fieldset role="radiogroup" ${errorAttributes(error)}>
<legend>${words.slotsTitle}</legend>
${errorLine(error)}
${slots.map(
  ([id, label], index) => html`<label class="choice slot">
<input ${index === 0 ? html`id="slot"` : undefined} type="radio" name="slot" value="${id}" required>
<span>${label}</span>
</label>
`,
)}</fieldset>
<button>${words.button}</button>
</form>`
  return { title, main }
}

/** The confirmation of the chosen time; undefined if it is not one of those offered. */
export function bookedPage(fields: URLSearchParams, tags: CampaignTag[]): Page | undefined {
  const chosen = slots.find(([id]) => id === fields.get('slot'))
  if (!chosen) return undefined
  const main = html`<h1 id="${ANSWER_ID}" tabindex="-1">${words.bookedTitle}</h1>
<p>${words.bookedTime} <strong>${chosen[1]}</strong></p>
<h2>${words.nextTitle}</h2>
<ol>${words.next.map((step) => html`<li>${step}</li>`)}</ol>
${arrivedLine(tags)}`
  return { title: words.bookedTitle, main }
}
