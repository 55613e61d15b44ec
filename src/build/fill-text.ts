import { isUtf8 } from 'node:buffer'

const COMMENT = /<!--((?:(?!<!--).)*?)-->/gs
const PLACEHOLDER = /\{\{(\w+)\}\}/g
const FRONT_MATTER = /^---\n.*?\n---\n/s

/** What must be found in the source, because Markdown changes or drops it; unknown placeholders. */
const SOURCE_FAULTS: readonly [pattern: RegExp, fault: string][] = [
  [/<!/g, 'has a comment that does not end with -->'],
  [/-->/g, 'has the end of a comment without its beginning'],
  [/<(?!https?:|[^\s<>]+@)[a-z/][^>\n]*>?/gi, 'has HTML, which is not published'],
  [/\{+[^{}\n]*\}*|\}+/g, 'has braces that are not a placeholder (src/build/placeholders.ts)'],
  // [Host]: ask Ada
  [/^ {0,3}\[(?!\^)[^\]]*\]:(?!\s*https?:).*$/gm, 'has a line that no page shows'],
  // One.⏎---
  [
    /^ {0,3}(?! |[-*+] |[|>#]|\d+[.)]).*\S.*(?=\n {0,3}(?:-+|=+) *$)/gm,
    'has text over a line of signs, which makes it a title; leave a line empty between',
  ],
  [/^ {0,3}-{2,} +-.*$/gm, 'has a table of another kind; begin its lines with |'],
  [/^ {0,3}_{3,} *$/gm, 'has a blank to fill in'],
]

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length
const onlyLineBreaks = (text: string) => text.replace(/[^\n]/g, '')

/**
 * The comments in a text, with file and line. No page shows them, so the owner should see them: a
 * decision still to make, or a sentence that was typed into a comment by mistake.
 */
export const commentsIn = (file: string, text: string): string[] =>
  [...text.matchAll(COMMENT)].map(
    ({ 1: comment = '', index }) =>
      `${file}:${lineAt(text, index)} ${comment.trim().replace(/\s+/g, ' ')}`,
  )

/**
 * Fills the placeholders in a Markdown text, such as `{{productName}}`, and drops its comments.
 * @param values Markdown for each placeholder
 * @throws with every fault and its line, or if the text is not UTF-8
 */
export function fillText(bytes: Uint8Array, values: Readonly<Record<string, string>>): string {
  const text = decode(bytes).replace(COMMENT, onlyLineBreaks)
  const fill = (value: (name: string) => string) =>
    text.replace(PLACEHOLDER, (typed, name) => (Object.hasOwn(values, name) ? value(name) : typed))
  // Without values: an owner's text may contain what is a fault in ours.
  const written = fill(() => '').replace(FRONT_MATTER, onlyLineBreaks)
  const faults = SOURCE_FAULTS.flatMap(([pattern, fault]) =>
    [...written.matchAll(pattern)].map(
      (found) => `line ${lineAt(written, found.index)} ${fault}: ${found[0]}`,
    ),
  )
  if (faults[0]) throw new Error(faults.join('\n  '))
  return fill((name) => values[name] ?? '')
}

function decode(bytes: Uint8Array): string {
  // UTF-16 has a zero in each Latin letter.
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new Error('is not in UTF-8. Save it again with the encoding UTF-8.')
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
}

/** Markdown that shows a text unchanged: in CommonMark, a backslash may precede any ASCII punctuation. */
export const escapeMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
