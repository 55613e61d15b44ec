import assert from 'node:assert/strict'
import { it } from 'node:test'
import { plain, readPage } from './read-page.ts'

const read = (body: string, head = '') => readPage('/', `<head>${head}</head><body>${body}</body>`)

it('tags within a sentence do not cut it; other tags do, and so do links side by side', () => {
  const tags = ['a', 'b', 'code', 'em', 'i', 'span', 'strong', 'sup'].map(
    (tag) => `<${tag}>in</${tag}>`,
  )
  const { passages } = read(`<h1>One</h1><p>${tags}</p><a href="/">T</a><a href="/">wo</a>`)
  assert.deepEqual(passages, ['One', 'in,in,in,in,in,in,in,in', 'T', 'wo'])
})

it('scripts, styles, drawings and comments are not read, nor tables as prose', () => {
  const unread = '<script>a</script><style>b</style><svg><title>c</title></svg><!-- <p>d</p> -->'
  const { passages, prose } = read(`${unread}<table><td>– e</td></table>f`, '<p>g</p>')
  assert.deepEqual([passages, prose], [['– e', 'f'], ['f']])
})

it('what visitors hear or read elsewhere is read, but not the security policy', () => {
  const policy = '<meta http-equiv="content-security-policy" content="self">'
  const head = `<title>One</title>${policy}<meta name="description" content="Two &amp; more">`
  const { labels } = read('<a aria-label="Three"></a><img alt="Four"><img alt="">', head)
  assert.deepEqual(labels, ['One', 'Two & more', 'Three', 'Four'])
})

it('links and anchors are read with their references resolved', () => {
  const { links, ids } = read('<a class="b" href="/?a=1&amp;b=2"><b>O</b>ne</a><h2 id="q&#38;a">')
  assert.deepEqual(links, [{ href: '/?a=1&b=2', label: 'One' }])
  assert.deepEqual([...ids], ['q&a'])
  assert.deepEqual(read('&lt;&gt;&quot;&#x2013;&#8211;&hearts;').passages, ['<>"––&hearts;'])
})

it('a plain text has no soft hyphens, and plain spaces', () =>
  assert.equal(plain('One\u00adtwo\u00a0three\n four'), 'Onetwo three four'))
