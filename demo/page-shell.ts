import { createHash } from 'node:crypto'
import { type Html, html } from './html.ts'
import { PAGE_STYLE } from './page-style.ts'
import { demonstration } from './words.ts'

/** One page of the stand-in, ready to be put into the document. */
export interface Page {
  title: string
  main: Html
  scripts?: readonly PageScript[]
  /** Sources that its own frames may come from, as in a policy. */
  frameSources?: string
}

/** An inline script; it finds its data in `document.currentScript.dataset`. */
export interface PageScript {
  text: string
  data: Record<string, string>
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** In a block of its own, so that the names in one script are not those in another. */
const textOf = ({ text }: PageScript) => `{${text}}`

/**
 * Content-Security-Policy of a page: its own style, scripts and form, nothing else.
 * @param isFramable whether other sites may show the page in a frame
 */
export function contentPolicy(
  { scripts = [], frameSources }: Pick<Page, 'scripts' | 'frameSources'>,
  isFramable: boolean,
): string {
  const scriptHashes = [...new Set(scripts.map((script) => hashOf(textOf(script))))]
  return [
    "default-src 'none'",
    `style-src ${hashOf(PAGE_STYLE)}`,
    ...(scriptHashes.length > 0 ? [`script-src ${scriptHashes.join(' ')}`] : []),
    ...(frameSources ? [`frame-src ${frameSources}`] : []),
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    ...(isFramable ? [] : ["frame-ancestors 'none'"]),
  ].join('; ')
}

const inlineStyle: Html = { markup: `<style>${PAGE_STYLE}</style>` }

/** Names such as `embedId` become attributes such as `data-embed-id`. The text is ours alone. */
function scriptTag(script: PageScript): Html {
  const attributes = Object.entries(script.data).map(([name, value]) => {
    const attribute = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
    return html` data-${attribute}="${value}"`
  })
  return html`<script${attributes}>${{ markup: textOf(script) }}</script>
`
}

/** The whole document, as it is sent. The empty icon spares a request for /favicon.ico. */
export function documentOf({ title, main, scripts = [] }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
${inlineStyle}
</head>
<body>
<main aria-label="${title}">
<p class="demonstration">${demonstration}</p>
${main}
</main>
${scripts.map(scriptTag)}</body>
</html>
`.markup
}
