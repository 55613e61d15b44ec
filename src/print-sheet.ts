import { hashOf } from './own-hashes.ts'

const STYLE = /<style>(.*?)<\/style>/gs
/** What a top-level rule for paper begins with, in a layer or not. */
const FOR_PRINT = /^(@layer [\w-]+\{)?@media print\{/

/** The rules of a built style sheet, each with all that it holds. */
function topLevelRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === '{') depth += 1
    if (mark === '}') depth -= 1
    if (depth > 0 || mark === '{') continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return [...rules, css.slice(start)]
}

/**
 * A page without its rules for paper, and those rules. They are a tenth of its styles, nobody
 * waits for them, and without them the page arrives in one flight. The policy's hashes follow.
 * @param html a page with minified inline styles
 */
export function withoutPrintRules(html: string): { html: string; css: string } {
  const forPrint: string[] = []
  const hashes: [before: string, after: string][] = []
  const lean = html.replace(STYLE, (style, css: string) => {
    const rules = topLevelRules(css)
    const rest = rules.filter((rule) => !FOR_PRINT.test(rule)).join('')
    if (rest === css) return style
    forPrint.push(...rules.filter((rule) => FOR_PRINT.test(rule)))
    hashes.push([hashOf(css), hashOf(rest)])
    return `<style>${rest}</style>`
  })
  const withHashes = hashes.reduce((page, [before, after]) => page.replace(before, after), lean)
  return { html: withHashes, css: forPrint.join('') }
}

/** A page that asks for its rules for paper, with the least urgency that a browser knows. */
export function withPrintSheet(html: string, address: string): string {
  return html.replace('</head>', `<link rel="stylesheet" href="${address}" media="print"></head>`)
}
