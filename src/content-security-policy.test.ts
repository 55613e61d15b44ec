import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

describe('the content security policy', () => {
  it('allows our own pictures, fonts and scripts’ requests, the form’s frame and nothing else', () => {
    expect(contentSecurityPolicy('https://forms.quiet.example/waitlist?list=1')).toEqual([
      "default-src 'none'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      'frame-src https://forms.quiet.example',
      "form-action 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ])
  })

  it('frames the form from its own port', () => {
    expect(contentSecurityPolicy('http://localhost:4322/waitlist')).toContain(
      'frame-src http://localhost:4322',
    )
  })
})
