import { expect, it } from 'vitest'
import { withOwnHashesOnly } from './security-policy.ts'

/** SHA-256 of "a{}" and of "b()", as `openssl dgst -sha256 -binary | base64` gives them. */
const STYLE = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"
const SCRIPT = "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='"
const FOREIGN = "'sha256-PFHHfV20PsMVuH7JA4GGumzifXBjTYMIes6yLGBDcRI='"

const page = (scripts: string, styles: string) =>
  `<title>${FOREIGN}</title><meta http-equiv="content-security-policy" content="` +
  `script-src 'self'${scripts}; style-src 'self'${styles};"><style>a{}</style>` +
  '<p data-x="<style>">words</p><script type="module">b()</script><script src="/c.js"></script>'

it('the policy of a page holds the hashes of its own styles and scripts alone', () => {
  const built = page(` ${FOREIGN} ${SCRIPT}`, ` ${STYLE} ${FOREIGN}`)
  expect(withOwnHashesOnly(built)).toBe(page(` ${SCRIPT}`, ` ${STYLE}`))
})
