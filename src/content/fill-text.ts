const UNCLOSED = 'has a comment that does not end with -->.'

const at = (file: string, text: string, index: number) =>
  `${file}:${text.slice(0, index).split('\n').length}`

/** What the owner has still to decide, from comments such as `<!-- owner: … -->`, with file and line. */
export const decisionsIn = (file: string, text: string): string[] =>
  [...text.matchAll(/<!--\s*(owner:.*?)\s*-->/gs)].map(
    ({ 1: decision, index }) => `${at(file, text, index)} ${decision}`,
  )

/**
 * Fills the tokens in a Markdown text, such as `{{productName}}`, and drops its comments.
 * @param file its path, for messages
 * @param tokens Markdown for each token
 * @throws with file and line if the text is not UTF-8, or if it has raw HTML, a comment that does not
 *   end, or an unknown token: visitors would see them
 */
export function fillText(
  file: string,
  bytes: Uint8Array,
  tokens: Readonly<Record<string, string>>,
): string {
  const source = decode(file, bytes)
  const text = source.replace(/<!--(.*?)-->/gs, (comment, words: string, index: number) => {
    if (words.includes('<!--')) throw new Error(`${at(file, source, index)} ${UNCLOSED}`)
    return comment.replace(/[^\n]/g, '')
  })
  const html = text.match(/<[a-z!/]/i)
  if (html) {
    const fault = html[0] === '<!' ? UNCLOSED : 'has HTML, which is not published.'
    throw new Error(`${at(file, text, html.index ?? 0)} ${fault}`)
  }
  return text.replace(/\{\{(.*?)\}\}|\{\{|\}\}/g, (token, name, index: number) => {
    const value = Object.hasOwn(tokens, name) ? tokens[name] : undefined
    if (value === undefined)
      throw new Error(`${at(file, text, index)} has the unknown token ${token}.`)
    return value
  })
}

function decode(file: string, bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Reported below.
  }
  throw new Error(`${file} is not in UTF-8. Save it again with the encoding UTF-8.`)
}

/** Text as Markdown that shows it unchanged: CommonMark lets a backslash precede any punctuation. */
export const escapeMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
