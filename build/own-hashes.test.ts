import { describe, expect, it } from 'vitest'
import { withOwnHashesOnly } from './own-hashes.ts'

/** SHA-256 of "a{}" and of "b()", as `openssl dgst -sha256 -binary | base64` gives them. */
const STYLE = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"
const SCRIPT = "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='"
const FOREIGN = "'sha256-PFHHfV20PsMVuH7JA4GGumzifXBjTYMIes6yLGBDcRI='"

const page = (scripts: string, styles: string, title = '') =>
  `<title>${title}</title><meta http-equiv="content-security-policy" content="default-src 'none'; ` +
  `script-src 'self'${scripts}; style-src 'self'${styles};"><style>a{}</style>` +
  '<p data-x="<style>">words</p><script type="module">b()</script><script src="/c.js"></script>'

describe('the policy of a page', () => {
  it('holds the hashes of its own style and script and of no other', () => {
    expect(withOwnHashesOnly(page(` ${FOREIGN} ${SCRIPT}`, ` ${STYLE} ${FOREIGN}`))).toBe(
      page(` ${SCRIPT}`, ` ${STYLE}`),
    )
  })

  it('keeps words that look like a hash elsewhere on the page', () => {
    const title = ` ${FOREIGN}`
    expect(withOwnHashesOnly(page('', '', title))).toBe(page('', '', title))
  })

  it('is left alone where there is none', () => {
    expect(withOwnHashesOnly('<p>words</p>')).toBe('<p>words</p>')
  })
})
