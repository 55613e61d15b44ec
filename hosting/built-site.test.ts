import { describe, expect, it } from 'vitest'
import { headerPolicy } from './built-site.ts'

const page = (policy: string) =>
  `<head><meta http-equiv="content-security-policy" content="${policy}"></head>`

describe('the header’s policy of a page', () => {
  it('is the page’s own, and what a page cannot say itself', () => {
    const own = "default-src 'none';img-src 'self'; script-src 'self' 'sha256-abc='; "
    expect(headerPolicy(page(own), '/index.html')).toBe(
      "default-src 'none'; img-src 'self'; script-src 'self' 'sha256-abc='; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'",
    )
  })

  it('stops the build where a page has none', () => {
    expect(() => headerPolicy('<head></head>', '/index.html')).toThrow(
      '/index.html holds no content security policy.',
    )
  })
})
