import assert from 'node:assert/strict'
import { it } from 'node:test'
import { satteri } from '@astrojs/markdown-satteri'
import { decisionsIn, escapeMarkdown, fillText } from './fill-text.ts'

const fill = (text: string) => fillText(Buffer.from(text), { name: 'Hush' })

it('placeholders are filled in, comments dropped, and the owner’s decisions listed', () => {
  const text = 'One\n<!-- a note\n-->\n{{name}} and {{name}}\n<!-- owner: Name your host. -->\nEnd'
  assert.equal(fill(text), 'One\n\n\nHush and Hush\n\nEnd')
  assert.deepEqual(decisionsIn('terms.md', text), ['terms.md:5 owner: Name your host.'])
})

const NO_PLACEHOLDER = 'has braces that are not a placeholder (src/build/placeholders.ts)'
const SECOND_TITLE = 'has a second title; begin headings with ##'
const HTML = 'has HTML, which is not published'

const FAULTS: [text: string, ...faults: string[]][] = [
  ['{{nmae}}\n\nOne}}', `line 1 ${NO_PLACEHOLDER}: {{nmae}}`, `line 3 ${NO_PLACEHOLDER}: }}`],
  ['Written by \\[Company\\].', 'line 1 has brackets that are not a link: [Company\\]'],
  ['# One\nTwo\n===', `line 1 ${SECOND_TITLE}: # One`, `line 3 ${SECOND_TITLE}: ===`],
  ['One  Two\n---  ---', 'line 2 has a table of another kind; begin its lines with |: ---  ---'],
  ['•\tOne', 'line 1 has a bullet from Word; begin the line with a hyphen and a space: •'],
  ['One ![two](three.png)', 'line 1 has a picture, code or struck-out text: !['],
  [
    'One\n\n    two',
    'line 3 has a line that begins with a tab or four spaces, which becomes code:     t',
  ],
  ['TODO: ask', 'line 1 has a note to yourself: TODO'],
  ['<!-- a\n-->\n<b>One</b>', `line 3 ${HTML}: <b>`, `line 3 ${HTML}: </b>`],
  ['One -->', 'line 1 has the end of a comment without its beginning: -->'],
  // Closed by the end of the next one, which would swallow everything between them.
  ['<!-- a —>\nCall 988.\n<!-- b -->', 'line 1 has a comment that does not end with -->: <!'],
]

for (const [text, ...faults] of FAULTS)
  it(`${JSON.stringify(text)} stops the build: ${faults[0]}`, () => {
    assert.throws(() => fill(text), { message: faults.join('\n  ') })
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
