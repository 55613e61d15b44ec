import { type Html, html } from './html.ts'
import { errorSummaryTitle } from './words.ts'

/** What is wrong with one field; `field` is its name and its id. */
export interface FieldError<Field extends string = string> {
  field: Field
  message: string
}

/**
 * Where a form's answer begins. Forms are sent to `path#answer`, which moves the focus
 * there without scripts; browsers ignore `autofocus` inside a frame of another origin.
 */
export const ANSWER_ID = 'answer'

/** The list of errors, each a link to its field; undefined if there are none. */
export function errorSummary(errors: readonly FieldError[]): Html | undefined {
  if (errors.length === 0) return undefined
  return html`<div class="summary" id="${ANSWER_ID}" tabindex="-1" role="group"
aria-labelledby="summary-title">
<h2 id="summary-title">${errorSummaryTitle}</h2>
<ul>${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}</ul>
</div>`
}

/** The message beside the field, which the field's `aria-describedby` names. */
export function errorLine(error: FieldError | undefined): Html | undefined {
  return error && html`<p class="error" id="${error.field}-error">${error.message}</p>`
}

/** The attributes that tell assistive technology about a field's error. */
export function errorAttributes(error: FieldError | undefined): Html | undefined {
  return error && html`aria-invalid="true" aria-describedby="${error.field}-error"`
}
