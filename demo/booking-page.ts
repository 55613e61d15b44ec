import { arrivedLine, type CampaignTag, hiddenTags } from './campaign-tags.ts'
import { ANSWER_ID, errorSummary, type Fault, faultAttributes, faultLine } from './error-summary.ts'
import { html } from './html.ts'
import type { Page } from './page-shell.ts'
import { BOOKING_PATH } from './stand-in-paths.ts'
import { errorTitlePrefix, bookingWords as words } from './words.ts'

const slots = Object.entries(words.slots)
const slotMissing: Fault = { field: 'slot', message: words.slotMissing }

/** The offered times; with its error when the form was sent with none of them. */
export function bookingForm(tags: CampaignTag[], isSlotMissing = false): Page {
  const fault = isSlotMissing ? slotMissing : undefined
  const title = fault ? errorTitlePrefix + words.title : words.title
  const main = html`<h1>${words.title}</h1>
${errorSummary(fault ? [fault] : [])}
<p>${words.lead}</p>
<form method="post" action="${BOOKING_PATH}#${ANSWER_ID}" novalidate>
${hiddenTags(tags)}
<fieldset role="radiogroup" ${faultAttributes(fault)}>
<legend>${words.slotsTitle}</legend>
${faultLine(fault)}
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

/** The confirmation of the chosen time; nothing when none of the offered ones was chosen. */
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
