import assert from 'node:assert/strict'
import { it } from 'node:test'
import { satteri } from '@astrojs/markdown-satteri'
import { commentsIn, escapeMarkdown, fillText } from './fill-text.ts'

const fill = (text: string) => fillText(Buffer.from(text), { name: 'Hush' })

it('placeholders are filled in, and comments dropped', () => {
  const text = 'One\n<!-- a note\n-->\n{{name}} and {{name}}\n<!-- owner: Name your host. -->\nEnd'
  assert.equal(fill(text), 'One\n\n\nHush and Hush\n\nEnd')
})

it('every comment is listed: a decision of the owner, or a sentence put there by mistake', () => {
  const text = 'One\n<!-- owner: Name your\nhost. -->\n<!-- Our host is Cloudflare. -->'
  const listed = ['terms.md:2 owner: Name your host.', 'terms.md:4 Our host is Cloudflare.']
  assert.deepEqual(commentsIn('terms.md', text), listed)
})

const NO_PLACEHOLDER = 'has braces that are not a placeholder (src/build/placeholders.ts)'
const TITLE = 'has text over a line of signs, which makes it a title; leave a line empty between'
const HTML = 'has HTML, which is not published'

const FAULTS: [text: string, ...faults: string[]][] = [
  ['{{nmae}}\n\nOne}}', `line 1 ${NO_PLACEHOLDER}: {{nmae}}`, `line 3 ${NO_PLACEHOLDER}: }}`],
  ['---\na: b\n---\n\nOne.\n---\n\nTwo\n===', `line 5 ${TITLE}: One.`, `line 8 ${TITLE}: Two`],
  ['One  Two\n---  ---', 'line 2 has a table of another kind; begin its lines with |: ---  ---'],
  ['One\n\n________', 'line 3 has a blank to fill in: ________'],
  ['[Host]: ask Ada', 'line 1 has a line that no page shows: [Host]: ask Ada'],
  ['<!-- a\n-->\n<b id="a">One</b>', `line 3 ${HTML}: <b id="a">`, `line 3 ${HTML}: </b>`],
  ['<B>One', `line 1 ${HTML}: <B>`],
  ['One -->', 'line 1 has the end of a comment without its beginning: -->'],
  // Closed by the end of the next one, which would swallow everything between them.
  ['<!-- a —>\nCall 988.\n<!-- b -->', 'line 1 has a comment that does not end with -->: <!'],
]

for (const [text, ...faults] of FAULTS)
  it(`${JSON.stringify(text)} stops the build: ${faults[0]}`, () => {
    assert.throws(() => fill(text), { message: faults.join('\n  ') })
  })

it('Windows line ends, lines between parts, nested lists and plain addresses are no faults', () => {
  for (const text of ['a\r\nb', 'One\n\n---\n\nTwo', '- a\n    - b\n---', '<https://hush.test>'])
    assert.equal(fill(text), text.replace('\r', ''))
})

it('a text in Windows-1252 or UTF-16 stops the build', () => {
  const message = 'is not in UTF-8. Save it again with the encoding UTF-8.'
  for (const bytes of [Buffer.from('Quiet\x92s', 'latin1'), Buffer.from('Quiet', 'utf16le')])
    assert.throws(() => fillText(bytes, {}), { message })
})

it('what an owner types is shown unchanged', async () => {
  const typed = '1. *Quiet* & _Sons_ <b>Ltd</b> [a](b) #1 "it\'s" \\ `c` ~~d~~ &amp; | {{name}}'
  const { render } = await satteri().createRenderer({ syntaxHighlight: false })
  const { code } = await render(escapeMarkdown(typed), { fileURL: new URL(import.meta.url) })
  const shown = code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  assert.equal(shown.trim(), `<p>${typed}</p>`)
})
