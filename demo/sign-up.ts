import type { Fault } from './error-summary.ts'
import { waitlistWords } from './words.ts'

/** What a visitor entered, trimmed. */
export interface SignUp {
  email: string
  firstName: string
  hasConsent: boolean
}

export type SignUpFault = Fault<'email' | 'firstName' | 'consent'>

/** RFC 5321 as corrected by RFC erratum 1690: the longest address that mail can reach. */
const MAX_EMAIL_CHARACTERS = 254
const MAX_FIRST_NAME_CHARACTERS = 100

/** The pattern of HTML's `type=email`, with one rule more: the domain has a dot. */
const DOMAIN_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const EMAIL = new RegExp(
  String.raw`^[\w.!#$%&'*+/=?^\x60{|}~-]+@${DOMAIN_LABEL}(?:\.${DOMAIN_LABEL})+$`,
  'i',
)

const { faults } = waitlistWords

/** Reads the fields of the form; a missing one is empty, or not agreed to. */
export function readSignUp(fields: URLSearchParams): SignUp {
  return {
    email: fields.get('email')?.trim() ?? '',
    firstName: fields.get('firstName')?.trim() ?? '',
    hasConsent: fields.get('consent') === 'yes',
  }
}

function emailMessage(email: string): string | undefined {
  if (email === '') return faults.emailMissing
  if (email.length > MAX_EMAIL_CHARACTERS) return faults.emailTooLong
  return EMAIL.test(email) ? undefined : faults.emailInvalid
}

function firstNameMessage(firstName: string): string | undefined {
  if (firstName.length > MAX_FIRST_NAME_CHARACTERS) return faults.firstNameTooLong
  return /\p{Cc}/u.test(firstName) ? faults.firstNameInvalid : undefined
}

/** Every fault of a sign-up, in the order of the fields; none when it can be taken. */
export function faultsOf({ email, firstName, hasConsent }: SignUp): SignUpFault[] {
  const messages = {
    email: emailMessage(email),
    firstName: firstNameMessage(firstName),
    consent: hasConsent ? undefined : faults.consentMissing,
  }
  return (['email', 'firstName', 'consent'] as const).flatMap((field) => {
    const message = messages[field]
    return message === undefined ? [] : [{ field, message }]
  })
}
