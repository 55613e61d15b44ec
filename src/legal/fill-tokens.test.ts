import { describe, expect, it } from 'vitest'
import { ALL_FACTS, renderText } from '../content/tests/text-fixtures.ts'

describe('a text', () => {
  const shown = (markdown: string, facts = {}) =>
    renderText('content/legal/sample', { facts }, markdown)

  it('has its tokens replaced by words and links', async () => {
    expect(await shown('**{{notAMedicalDevice}}** {{contactUs}}', ALL_FACTS)).toContain(
      '<p><strong>This is not a medical device. Consult your healthcare provider for persistent ' +
        'tinnitus symptoms.</strong> Write to us at ' +
        '<a href="mailto:hello@sample.test">hello@sample.test</a>.</p>',
    )
  })

  it('shows a fact as typed, including special characters', async () => {
    const companyName = '*Quiet* _Sounds_ [A](b) `c` <d> &amp; \\e $& #1 {{f}}'
    expect(await shown('{{whoRunsThisSite}}', { companyName })).toContain(
      'by *Quiet* _Sounds_ [A](b) `c` &lt;d&gt; &amp;amp; \\e $&amp; #1 {{f}}. Our',
    )
  })

  it('omits comments', async () => {
    const html = await shown('One<!-- two -->.\n\n<!-- Three\n\nfour -->\n\nFive.')
    expect(html).toBe('<p>One.</p>\n<p>Five.</p>\n')
  })

  it.each([
    ['{{toString}}', 'uses the unknown token {{toString}}'],
    ['{{productName}', 'has an unmatched {{ or }}'],
    ['[here]({{productName}})', 'has a token in code or in a link’s address'],
    ['`{{productName}}`', 'has a token in code or in a link’s address'],
    ['A <b>bold</b> word', 'has HTML, which is not published: <b>'],
    ['# A title', 'has a second title'],
    ['| A |\n| -: |\n| B |', 'aligns table columns'],
    ['    Indented', 'has code'],
    ['![Picture](a.png)', 'has an image'],
    ['- [ ] To do', 'has a checkbox'],
    ['Note[^1].\n\n[^1]: Here', 'has a footnote'],
  ])('stops the build, with file and line, for %j', async (markdown, fault) => {
    await expect(shown(`First\n\n${markdown}`)).rejects.toThrow(
      `src/content/legal/sample.md:3 ${fault}`,
    )
  })
})

it('the privacy policy has a self-contained notice on consumer health data', async () => {
  const [, notice] = (await renderText('content/legal/privacy-policy')).split(
    ' id="consumer-health-data">',
  )
  const [section] = notice?.split('<h2 ') ?? []
  const parts =
    /laws ask us.*run by.*What we collect.*Where it comes.*Who it is shared.*data rights.*reach us/s
  expect(section).toMatch(parts)
})
