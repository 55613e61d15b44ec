/** Markup that is safe to send: made by `html` alone, never from a visitor's text. */
export interface Html {
  readonly markup: string
}

type Insert = string | Html | readonly Html[] | undefined

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

function markupOf(insert: Insert): string {
  if (insert === undefined) return ''
  if (typeof insert === 'string') return escapeHtml(insert)
  return 'markup' in insert ? insert.markup : insert.map(markupOf).join('')
}

/**
 * Template tag: strings put into it are escaped, other `html` parts are kept,
 * lists of them are joined and `undefined` leaves nothing behind.
 */
export function html(parts: TemplateStringsArray, ...inserts: Insert[]): Html {
  return { markup: String.raw({ raw: parts }, ...inserts.map(markupOf)) }
}
