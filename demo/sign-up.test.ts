import { expect, it } from 'vitest'
import { readSignUp, signUpErrors } from './sign-up.ts'

const GOOD = { email: 'me@example.com', firstName: '', hasConsent: true }
const messagesFor = (changes: object) =>
  signUpErrors({ ...GOOD, ...changes }).map(({ message }) => message)

it.each(["o'neil+tinnitus@mail.example.co.uk", 'a@b.co', 'ME@EXAMPLE.COM'])(
  'the email %s is taken',
  (email) => expect(messagesFor({ email })).toEqual([]),
)

it.each([
  ['', 'Enter your email'],
  [`${'a'.repeat(243)}@example.com`, 'Enter an email of 254 characters or fewer'],
  ...['me', 'me@', '@example.com', 'me@example', 'me@-example.com', 'me you@example.com'].map(
    (email) => [email, 'Enter an email in the usual form, like name@example.com'],
  ),
])('the email "%s" is answered: %s', (email, message) => {
  expect(messagesFor({ email })).toEqual([message])
})

it('all errors are named at once, in the order of the fields', () => {
  expect(messagesFor({ email: '', firstName: 'a'.repeat(101), hasConsent: false })).toEqual([
    'Enter your email',
    'Enter a first name of 100 characters or fewer, or leave it empty',
    'Tick the box if you agree; without it you cannot be added',
  ])
})

it('spaces around an entry are dropped', () => {
  const fields = new URLSearchParams('email=+me@example.com+&firstName=+Zoë+&consent=yes')
  expect(readSignUp(fields)).toEqual({ ...GOOD, firstName: 'Zoë' })
})
