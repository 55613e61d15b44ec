import { expect, it } from 'vitest'
import { policyDirectives } from './security-policy.ts'

it('allows the frame every origin of the form', () => {
  const origins = ['https://form.example', 'https://thanks.example']
  expect(policyDirectives(origins)).toContain(`frame-src ${origins.join(' ')}`)
  expect(policyDirectives([])).toContain("frame-src 'none'")
})
