import { renderToStaticMarkup } from 'react-dom/server'

/** Markup made by `html`, so anything a visitor typed is escaped. */
export interface Html {
  readonly markup: string
}

type Insert = string | Html | readonly Html[] | undefined

function toMarkup(insert: Insert = ''): string {
  if (typeof insert === 'string') return renderToStaticMarkup(insert)
  return 'markup' in insert ? insert.markup : insert.map(toMarkup).join('')
}

/** Template tag: escapes strings, keeps nested `html`, joins lists, drops `undefined`. */
export function html(parts: TemplateStringsArray, ...inserts: Insert[]): Html {
  return { markup: String.raw({ raw: parts }, ...inserts.map(toMarkup)) }
}
