import { type Html, html } from './html.ts'
import { demonstration } from './words.ts'

/** One page of the stand-in. */
export interface Page {
  title: string
  main: Html
  scripts?: readonly Html[]
}

/** Every text and background pair is at least 7:1, every edge of a control at least 3:1. */
const PAGE_STYLE = `
:root {
  color-scheme: light;
  --paper: #fffdf9; --sand: #f1eadd; --white: #ffffff;
  --ink: #1b2433; --ink-quiet: #414b59; --edge: #6b7480;
  --teal: #0b4f55; --teal-deep: #073a3f;
  font: 118.75%/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper);
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; overflow-wrap: anywhere; }
.demonstration { padding: 0.4rem 0.8rem; background: var(--sand); color: var(--ink-quiet); }
.demonstration, .consent { font-size: 0.9rem; line-height: 1.4; }
main { max-width: 36rem; margin-inline: auto; padding: 1rem; }
h1 { font-size: 1.45rem; line-height: 1.2; margin: 0 0 0.75rem; }
p { margin: 0 0 0.75rem; }
.field { margin-bottom: 0.75rem; }
.field > label { display: block; font-weight: 650; margin-bottom: 0.2rem; }
.field > input {
  display: block; width: 100%; min-height: 3rem; padding: 0.4rem 0.75rem;
  font: inherit; color: inherit; background: var(--white);
  border: 2px solid var(--edge); border-radius: 12px;
}
.choice { display: flex; gap: 0.75rem; align-items: start; padding: 0.5rem 0; }
.choice input { flex: none; width: 1.6rem; height: 1.6rem; margin: 0; accent-color: var(--teal); }
button {
  width: 100%; min-height: 3.2rem; padding: 0.6rem 1.5rem; margin-top: 0.5rem;
  font: inherit; font-weight: 650; cursor: pointer;
  color: var(--white); background: var(--teal);
  border: 2px solid transparent; border-radius: 16px;
}
button:hover { background: var(--teal-deep); }
:focus-visible, #answer:focus { outline: 3px solid var(--teal); outline-offset: 3px; }
`

/** An inline script. It reads its data from `document.currentScript.dataset`. */
export function script(code: string, data?: Html): Html {
  return html`<script ${data}>${{ markup: `{${code}}` }}</script>`
}

/** The whole document. The empty icon saves a request for /favicon.ico. */
export function documentOf({ title, main, scripts = [] }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${{ markup: PAGE_STYLE }}</style>
</head>
<body>
<main aria-label="${title}">
<p class="demonstration">${demonstration}</p>
${main}
</main>
${scripts}
</body>
</html>
`.markup
}
