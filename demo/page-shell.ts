import { createHash } from 'node:crypto'
import { type Html, html } from './html.ts'
import { PAGE_STYLE } from './page-style.ts'
import { demonstration } from './words.ts'

/** One page of the stand-in, ready to be put into the document. */
export interface Page {
  title: string
  main: Html
}

const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64')

/**
 * Content-Security-Policy of a page: its own style and its own form, nothing else.
 * @param isFramable whether other sites may show the page in a frame
 */
export function contentPolicy(isFramable: boolean): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    ...(isFramable ? [] : ["frame-ancestors 'none'"]),
  ].join('; ')
}

const inlineStyle: Html = { markup: `<style>${PAGE_STYLE}</style>` }

/** The whole document, as it is sent. The empty icon spares a request for /favicon.ico. */
export function documentOf({ title, main }: Page): string {
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
</body>
</html>
`.markup
}
