/** The spacing that a reader may set without losing anything (WCAG 2.2, 1.4.12). */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/** Runs in the page. A reader's own style, and letters twice as large. */
export function readInLargeLetters(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  document.documentElement.style.fontSize = '200%'
}
