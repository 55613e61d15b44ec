const COMMENT = /<!--(?:(?!<!--).)*?-->/gs
const PLACEHOLDER = /\{\{(\w+)\}\}/g

/** What drafts, Word and its converters leave behind; visitors would see it. */
const REFUSED: [pattern: RegExp, fault: string][] = [
  [/<!/g, 'has a comment that does not end with -->'],
  [/-->/g, 'has the end of a comment without its beginning'],
  [/<[a-z/][^>\n]*>?/gi, 'has HTML, which is not published'],
  [/\{+[^{}\n]*\}*|\}+/g, 'has braces that are not a placeholder (src/build/placeholders.ts)'],
  [/\[[^\]]*\](?!\()/g, 'has brackets that are not a link'],
  [/^ {0,3}(?:#(?!#).*|=+\s*$)/gm, 'has a second title; begin headings with ##'],
  [/^ *(?:\+[-=]|-{2,} +-{2,}).*$/gm, 'has a table of another kind; begin its lines with |'],
  [/[•·▪◦\uf0a7\uf0b7]/g, 'has a bullet from Word; begin the line with a hyphen and a space'],
  [/!\[|```|~~/g, 'has a picture, code or struck-out text'],
  [/^(?:\t| {4})\s*\S/gm, 'has a line that begins with a tab or four spaces, which becomes code'],
  [/\bTODO\b/g, 'has a note to yourself'],
]

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** What the owner has still to decide, from comments such as `<!-- owner: … -->`, with file and line. */
export const decisionsIn = (file: string, text: string): string[] =>
  [...text.matchAll(/<!--\s*(owner:.*?)\s*-->/gs)].map(
    ({ 1: decision, index }) => `${file}:${lineAt(text, index)} ${decision}`,
  )

/**
 * Fills the placeholders in a Markdown text, such as `{{productName}}`, and drops its comments.
 * @param values Markdown for each placeholder
 * @throws with the lines of all that is refused above, an unknown placeholder included; also if the text
 *   is not UTF-8
 */
export function fillText(bytes: Uint8Array, values: Readonly<Record<string, string>>): string {
  const text = decode(bytes).replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ''))
  const fill = (value: (name: string) => string) =>
    text.replace(PLACEHOLDER, (typed, name) => (Object.hasOwn(values, name) ? value(name) : typed))
  /** Without the placeholders, whose values the owner's schema has checked. */
  const written = fill(() => '')
  const faults = REFUSED.flatMap(([pattern, fault]) =>
    [...written.matchAll(pattern)].map(
      (found) => `line ${lineAt(written, found.index)} ${fault}: ${found[0]}`,
    ),
  )
  if (faults[0]) throw new Error(faults.join('\n  '))
  return fill((name) => values[name] ?? '')
}

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Reported below.
  }
  throw new Error('is not in UTF-8. Save it again with the encoding UTF-8.')
}

/** Text as Markdown that shows it unchanged: CommonMark lets a backslash precede any punctuation. */
export const escapeMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
