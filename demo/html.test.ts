import { describe, expect, it } from 'vitest'
import { escapeHtml, html } from './html.ts'

describe('markup', () => {
  it('turns every character with a meaning into plain text', () => {
    expect(escapeHtml(`<b a="1" c='2'>&amp;</b>`)).toBe(
      '&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;',
    )
  })

  it('escapes the text put into it and keeps its own parts', () => {
    const name = '"><script>alert(1)</script>'
    const inner = html`<b>${name}</b>`
    expect(html`<p title="${name}">${inner}</p>`.markup).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">' +
        '<b>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</b></p>',
    )
  })

  it('joins lists and leaves nothing where there is nothing', () => {
    expect(html`<ul>${[html`<li>1</li>`, html`<li>2</li>`]}${undefined}</ul>`.markup).toBe(
      '<ul><li>1</li><li>2</li></ul>',
    )
  })

  it('takes dollar signs and backslashes as they are', () => {
    expect(html`${'$& $1 \\n'}`.markup).toBe('$&amp; $1 \\n')
  })
})
