import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

describe('the content security policy', () => {
  it('allows our own pictures, fonts and scripts’ requests, the form’s frame and nothing else', () => {
    expect(contentSecurityPolicy(['https://forms.quiet.example'])).toEqual([
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

  it('frames every origin that the form is sent through', () => {
    expect(contentSecurityPolicy(['https://one.example', 'http://localhost:4322'])).toContain(
      'frame-src https://one.example http://localhost:4322',
    )
  })

  it('frames nothing where the form is a link', () => {
    expect(contentSecurityPolicy([])).toContain("frame-src 'none'")
  })
})
