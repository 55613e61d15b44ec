import { describe, expect, it } from 'vitest'
import { faultsOf, readSignUp } from './sign-up.ts'

const GOOD = { email: 'me@example.com', firstName: '', hasConsent: true }
const fieldsAtFault = (changes: object) =>
  faultsOf({ ...GOOD, ...changes }).map((fault) => fault.field)

describe('a sign-up', () => {
  it.each([
    'me@example.com',
    "o'neil+tinnitus@mail.example.co.uk",
    'a@b.co',
    'ME@EXAMPLE.COM',
    `${'a'.repeat(242)}@example.com`,
  ])('takes %s', (email) => {
    expect(fieldsAtFault({ email })).toEqual([])
  })

  it.each([
    '',
    'me',
    'me@',
    '@example.com',
    'me@example',
    'me@-example.com',
    'me@example..com',
    'me you@example.com',
    'me@example.com\nbcc:you@example.com',
    'me@exa\0mple.com',
    'me@example.com, you@example.com',
    `me@${'a'.repeat(64)}.com`,
    `${'a'.repeat(243)}@example.com`,
  ])('refuses the email %j', (email) => {
    expect(fieldsAtFault({ email })).toEqual(['email'])
  })

  it('says what is wrong with the email: missing, too long, or not an email', () => {
    const messageOf = (email: string) => faultsOf({ ...GOOD, email })[0]?.message
    expect(messageOf('')).toBe('Enter your email')
    expect(messageOf(`${'a'.repeat(300)}@example.com`)).toMatch('254 characters or fewer')
    expect(messageOf('me')).toMatch('name@example.com')
  })

  it.each(['', 'Zoë', 'Anne-Marie', 'محمد', '明'])('takes the first name %j', (firstName) => {
    expect(fieldsAtFault({ firstName })).toEqual([])
  })

  it.each(['a\nb', 'a\0', 'a'.repeat(101)])('refuses the first name %j', (firstName) => {
    expect(fieldsAtFault({ firstName })).toEqual(['firstName'])
  })

  it('needs consent', () => {
    expect(fieldsAtFault({ hasConsent: false })).toEqual(['consent'])
  })

  it('names all faults at once, in the order of the fields', () => {
    expect(fieldsAtFault({ email: '', firstName: '\0', hasConsent: false })).toEqual([
      'email',
      'firstName',
      'consent',
    ])
  })

  it('is read with the spaces around it gone', () => {
    const fields = new URLSearchParams('email=+me@example.com+&firstName=+Jo+&consent=yes')
    expect(readSignUp(fields)).toEqual({
      email: 'me@example.com',
      firstName: 'Jo',
      hasConsent: true,
    })
  })
})
