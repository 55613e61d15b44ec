import { type Html, html } from './html.ts'
import { errorSummaryTitle } from './words.ts'

/** What is wrong with one field; `field` is its name and its id. */
export interface Fault<Field extends string = string> {
  field: Field
  message: string
}

/**
 * Where a form's answer begins. Forms are sent to `path#answer`, which moves the focus
 * there without scripts; browsers ignore `autofocus` inside a frame of another origin.
 */
export const ANSWER_ID = 'answer'

/** The list of faults, each a link to its field; nothing where there are none. */
export function errorSummary(faults: readonly Fault[]): Html | undefined {
  if (faults.length === 0) return undefined
  return html`<div class="summary" id="${ANSWER_ID}" tabindex="-1" role="group"
aria-labelledby="summary-title">
<h2 id="summary-title">${errorSummaryTitle}</h2>
<ul>${faults.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}</ul>
</div>`
}

/** The message beside the field, which the field's `aria-describedby` names. */
export function faultLine(fault: Fault | undefined): Html | undefined {
  return fault && html`<p class="fault" id="${fault.field}-fault">${fault.message}</p>`
}

/** The attributes that tell assistive technology of a field's fault. */
export function faultAttributes(fault: Fault | undefined): Html | undefined {
  return fault && html`aria-invalid="true" aria-describedby="${fault.field}-fault"`
}
