import { describe, expect, it } from 'vitest'
import { securityText } from './security-text.ts'

const SITE = new URL('https://www.quiet.example')
const NOW = new Date('2026-03-01T12:00:00Z')
const contact = 'mailto:security@quiet.example'

const text = (given: { contact: string; expires: string }) => () => securityText(given, SITE, NOW)

describe('security.txt', () => {
  it('says whom to write to, and until when', () => {
    expect(text({ contact, expires: '2026-12-31' })()).toBe(
      [
        'Contact: mailto:security@quiet.example',
        'Expires: 2026-12-31T23:59:59Z',
        'Preferred-Languages: en',
        'Canonical: https://www.quiet.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('stops the build once its day is past', () => {
    expect(text({ contact, expires: '2026-02-28' })).toThrow(/expired on 2026-02-28/)
  })

  it('stops the build where its day is over a year ahead', () => {
    expect(text({ contact, expires: '2027-03-05' })).toThrow(/over a year ahead/)
  })

  it.each(['security@quiet.example', 'mailto:', 'http://quiet.example', 'mailto:a@b.c\nX: y'])(
    'stops the build for the contact %j',
    (wrong) => {
      expect(text({ contact: wrong, expires: '2026-12-31' })).toThrow(
        /: its contact must begin with mailto: or https:\/\/, as mailto:me@example.com does\.$/,
      )
    },
  )

  it.each(['soon', '2026-13-01', '31.12.2026'])('stops the build for the day %s', (expires) => {
    expect(text({ contact, expires })).toThrow(/: its last day must be written as in 2027-06-30\.$/)
  })
})
