import { html } from './html.ts'
import { SPEAK_AS_STRANGER } from './misbehavior.ts'
import type { Page } from './page-shell.ts'
import { strangerWords } from './words.ts'

/** A page of the form's origin that is not the form: it claims a sign-up in the form's name. */
export function strangerPage(embedId = ''): Page {
  const { title, text } = strangerWords
  return {
    title,
    main: html`<h1>${title}</h1>
<p>${text}</p>`,
    scripts: [{ text: SPEAK_AS_STRANGER, data: { embedId } }],
  }
}
