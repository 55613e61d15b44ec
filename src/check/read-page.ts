const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const decode = (text: string) =>
  text.replace(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (reference, hex, code, name) =>
    code
      ? String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10))
      : (REFERENCES[name] ?? reference),
  )

const WITHOUT_WORDS = /<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs
// Not the security policy's `content`.
const LABELS = /(?:<title>|(?:(?<!policy" )content|aria-label|alt)=")([^"<]+)/g
const WITHIN_SENTENCES = /<\/?(?:a|b|code|em|i|span|strong|sup)\b[^>]*>/g

/** Each paragraph, list item, title, button and table cell by itself, with its line breaks. */
const passagesIn = (html: string): string[] =>
  html
    // Links side by side are two labels, not one word.
    .replace(/<\/a><a\b/g, '<br><a')
    .replace(WITHIN_SENTENCES, '')
    .split(/<[^>]*>/)
    .map((passage) => decode(passage).trim())
    .filter(Boolean)

/** On one line, with plain spaces and no soft hyphens. */
export const plain = (text: string): string => text.replace(/\u00ad/g, '').replace(/\s+/g, ' ')

/**
 * What a built page says and where its links lead. Patterns find the tags of what Astro and React write: they
 * close what they open, quote attributes, and escape what is in them.
 */
export function readPage(path: string, html: string) {
  const body = html.replace(/^.*<body/s, '<body').replace(WITHOUT_WORDS, '')
  const links = [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  return {
    path,
    body,
    passages: passagesIn(body),
    /** Without tables, in whose cells a dash or a dot is no bullet. */
    prose: passagesIn(body.replace(/<table.*?<\/table>/gs, '')),
    /** What visitors hear, or read elsewhere: title and description, labels, alternative texts. */
    labels: [...html.matchAll(LABELS)].map(([, text = '']) => decode(text)),
    links: links.map(([, href = '', label = '']) => ({
      href: decode(href),
      label: passagesIn(label).join(' '),
    })),
    ids: new Set([...body.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decode(id))),
  }
}

export type Page = ReturnType<typeof readPage>
