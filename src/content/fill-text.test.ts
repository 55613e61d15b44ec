import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { satteri } from '@astrojs/markdown-satteri'
import { owner } from '../../tests/support/owner-with-texts.ts'
import { decisionsIn, escapeMarkdown, fillText } from './fill-text.ts'
import { type FormLoading, formNotice } from './form-loading.ts'
import { textTokens } from './text-tokens.ts'

const fill = (text: string) => fillText('terms.md', Buffer.from(text), { name: 'Hush' })

it('tokens are filled in, comments dropped, and the owner’s decisions listed', () => {
  const text = 'One\n<!-- a note\n-->\n{{name}} and {{name}}\n<!-- owner: Name your host. -->\nEnd'
  assert.equal(fill(text), 'One\n\n\nHush and Hush\n\nEnd')
  assert.deepEqual(decisionsIn('terms.md', text), ['terms.md:5 owner: Name your host.'])
})

const FAULTS: [text: string, fault: string][] = [
  ['One\n\n{{nmae}}', 'terms.md:3 has the unknown token {{nmae}}.'],
  ['One\n{{name}', 'terms.md:2 has the unknown token {{.'],
  ['name}}', 'terms.md:1 has the unknown token }}.'],
  ['<!-- a -->\n<b>One</b>', 'terms.md:2 has HTML, which is not published.'],
  ['One\n</p>', 'terms.md:2 has HTML, which is not published.'],
  ['One\n<!-- owner: a —>\nThe rest', 'terms.md:2 has a comment that does not end with -->.'],
  // Closed by the end of the next one, which would swallow everything between them.
  ['<!-- a —>\nCall 988.\n<!-- b -->', 'terms.md:1 has a comment that does not end with -->.'],
]

for (const [text, message] of FAULTS)
  it(`${JSON.stringify(text)} stops the build: ${message}`, () => {
    assert.throws(() => fill(text), { message })
  })

it('a text in Windows-1252 or UTF-16 stops the build', () => {
  const message = 'terms.md is not in UTF-8. Save it again with the encoding UTF-8.'
  for (const bytes of [Buffer.from('Quiet\x92s', 'latin1'), Buffer.from('Quiet', 'utf16le')])
    assert.throws(() => fillText('terms.md', bytes, {}), { message })
})

it('what an owner types is shown unchanged', async () => {
  const typed = '1. *Quiet* & _Sons_ <b>Ltd</b> [a](b) #1 "it\'s" \\ `c` ~~d~~ &amp; | {{name}}'
  const { render } = await satteri().createRenderer({ syntaxHighlight: false })
  const { code } = await render(escapeMarkdown(typed), { fileURL: new URL(import.meta.url) })
  const shown = code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  assert.equal(shown.trim(), `<p>${typed}</p>`)
})

/** What is true, and what is not, of each way in which the form may load. */
const LOADING: Record<FormLoading, [policy: RegExp, notice: RegExp, untrue: RegExp]> = {
  near: [/It loads by itself/, /loads as you reach it/, /only when|until you press/],
  click: [
    /only when you press its button/,
    /nothing from you until you press/,
    /by itself|as you reach/,
  ],
  link: [/only when you follow a link/, /opens on its own page/, /frame|button|by itself|joint/],
}

for (const [loading, [policy, notice, untrue]] of Object.entries(LOADING))
  it(`the texts are true of a form that loads by ${loading}`, () => {
    const way = loading as FormLoading
    const file = 'src/content/legal/privacy-policy.md'
    const markdown = fillText(file, readFileSync(file), textTokens(owner, way))
    const said = markdown.split('### When the form loads')[1]?.split('\n')[2] ?? ''
    assert.match(said, policy)
    assert.match(formNotice[way]('Tally'), notice)
    assert.doesNotMatch(said + formNotice[way](), untrue)
  })
