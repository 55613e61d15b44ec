import { describe, expect, it } from 'vitest'
import { withMergedScripts } from './merged-scripts.ts'

/** SHA-256 of "a();", "b()" and "a();b()", as `openssl dgst -sha256 -binary | base64` gives them. */
const FIRST = "'sha256-OVLEFZR89oYYkV3AI9/M2qwUUdT/ymKO659RpVAhzEk='"
const SECOND = "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='"
const BOTH = "'sha256-lhvkIDEhjke6XmGIm1HfOdTo5yG7+NURTIPZLXS9gxM='"

const page = (hashes: string, scripts: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self' ${hashes};"><p>words</p>` +
  `${scripts}<p>words</p>`

describe('two inline scripts', () => {
  it('side by side are one, with one hash of its own', () => {
    expect(
      withMergedScripts(page(`${FIRST} ${SECOND}`, '<script>a();</script><script>b()</script>')),
    ).toBe(page(`${BOTH} ${SECOND}`, '<script>a();b()</script>'))
  })

  it.each([
    ['with words between them', '<script>a();</script> and <script>b()</script>'],
    ['of which the first does not end its statement', '<script>a()</script><script>b()</script>'],
    ['of another kind', '<script>a();</script><script type="module">b()</script>'],
  ])('%s stay as they are', (_, scripts) => {
    expect(withMergedScripts(page(`${FIRST} ${SECOND}`, scripts))).toBe(
      page(`${FIRST} ${SECOND}`, scripts),
    )
  })

  it('stay as they are where the policy lets neither be', () => {
    const html = page(SECOND, '<script>a();</script><script>b()</script>')
    expect(withMergedScripts(html)).toBe(html)
  })
})
