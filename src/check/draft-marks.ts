/** Above a pattern that is hard to read are samples of what it finds: ⇥ is a tab, ⏎ a new line. */
type Patterns = readonly (readonly [pattern: RegExp, what: string])[]

const BULLET = 'a list that Markdown does not know; begin each line with a hyphen and a space'
const TABLE = 'a table without a second line such as | --- | --- |'
const BLANK = 'a blank to fill in'
const HEADING = 'a heading without an ordinary space after its ##'

/** What Markdown did not understand, outside tables. Empty lines separate the paragraphs. */
export const PROSE_FAULTS: Patterns = [
  // ● names, o⇥names, -names
  [/^(?:[•●○■▪➢]\s*\S|[o§✓·–—]\t|-\p{L}).*/gmu, BULLET],
  // – names⏎– emails⏎– ages. Two with a dash may be a dialogue.
  [/^([–—·o])[ \u00a0].*(?:\n+\1[ \u00a0].*){2,}/gm, BULLET],
  // *names⏎*emails. One may be a footnote.
  [/^\*\p{L}.*\n+\*\p{L}.*/gmu, BULLET],
  // 1.Names⏎2.Emails, a)Names⏎b)Emails
  [
    /^(?:\d+[.)]|\p{L}\))\p{L}.*\n+(?:\d+[.)]|\p{L}\))\p{L}.*/gmu,
    'a list without a space after each number',
  ],
  [/^#\p{L}.*/gmu, HEADING],
  // | a | b |
  [/^\|.*/gm, TABLE],
  // Name⇥What for⏎Email⇥to write
  [/^.*\S\t+\S.*\n.*\S\t+\S.*/gm, TABLE],
]

/** What Markdown did not understand, or a draft left behind, in whatever visitors see or hear. */
export const TEXT_FAULTS: Patterns = [
  [/##/g, HEADING],
  // **Note:**We, but not Price**, a footnote
  [/\*\*[\p{L}\d][^*\n]*\*\*|\]\(/gu, 'bold words or a link that Markdown did not understand'],
  // ==24== months
  [/(?<!\w)==[^=\s]/g, 'highlighted words'],
  [/[{}]/g, 'braces'],
  // ____, ....., «Company_Name», xxxxx
  [/_{3,}|\.{5,}|«\w*_\w*»|(?<![a-z\d])x{4,}(?![a-z\d])/gi, BLANK],
  // XX.XX.2026, XX%, XX months
  [/\bXX(?:[./](?:XX|\d\d)[./]\d| ?%| (?:day|week|month|year|hour|minute)s?\b)/gi, BLANK],
  [/\b(?:TBC|TBD|TODO)\b|\(tb[cd]\)|[Ll]orem ipsum/g, 'a note to yourself'],
  // A bullet from Word, Ã¼ for ü, â€™ for ’
  [/[\ufffd\ue000-\uf8ff]|Ã[\x80-\xbf]|â€/g, 'a character that was lost'],
]

/** What Markdown understood, but the writer did not mean, or these pages have no style for. */
export const HTML_FAULTS: Patterns = [
  [/<pre.*?<\/pre>/gs, 'a line that begins with a tab or four spaces, which becomes code'],
  [/<del>.*?<\/del>/gs, 'struck-out text'],
  [/<img\b[^>]*>|<input type="checkbox"[^>]*>/g, 'a picture or a check box'],
  [/(?<=<h1.*)<h1.*?<\/h1>/gs, 'a second title; begin headings with ##'],
]

/** What is probably a slip, or not yet filled in. */
export const PARAGRAPH_WARNINGS: Patterns = [
  // [Company] or [ ], but not [sic], the note [1] or a letter of a quotation: [t]he
  [/\[(?!sic\]|\p{L}\])[\p{L} ][^\]\d\n]*\]/gu, BLANK],
  // a | b⏎c | d
  [/^[^:\n]* \| [^:\n]*\n[^:\n]* \| [^:\n]*$/gm, TABLE],
  // We said “”. We use , for that. By Hush Inc..
  [/.*(?:“”|\( | [.,;:](?!\S)|(?<!\.)\.\.(?!\.)).*/gm, 'a gap, or a sign too many'],
  // Names⏎Emails⏎Addresses
  [
    /^.{1,59}\n(?:.*\n)*?.{1,59}\n.*/gm,
    'a paragraph of several short lines; leave a line empty between',
  ],
]

const CHARACTERS_AROUND = 40

/** What a text has of these, each with the words around it. */
export const draftsIn = (text: string, patterns: Patterns): string[] =>
  patterns.flatMap(([pattern, what]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const before = text.slice(Math.max(0, index - CHARACTERS_AROUND), index)
      const after = text.slice(index + found.length).slice(0, CHARACTERS_AROUND)
      return `has ${what}: ${quote(before.replace(/.*\n/s, '') + found + after.replace(/\n.*/s, ''))}`
    }),
  )

/** Enough of a text to find it by, without its tags or the cut-off ends of tags. */
export const quote = (text: string): string =>
  `“${text
    .replace(/^[^<]*>|(?:<[^>]*>?|\s)+/g, ' ')
    .trim()
    .slice(0, 160)}”`
