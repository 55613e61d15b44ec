import type { FieldError } from './form-errors.ts'
import { waitlistWords } from './words.ts'

/** What a visitor entered, trimmed. */
export interface SignUp {
  email: string
  firstName: string
  hasConsent: boolean
}

export type SignUpError = FieldError<'email' | 'firstName' | 'consent'>

/** RFC 5321 as corrected by RFC erratum 1690: the longest address that mail can reach. */
const MAX_EMAIL_CHARACTERS = 254
const MAX_FIRST_NAME_CHARACTERS = 100

/** The pattern of HTML's `type=email`, but the domain must have a dot. */
const DOMAIN_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const EMAIL = new RegExp(
  String.raw`^[\w.!#$%&'*+/=?^\x60{|}~-]+@${DOMAIN_LABEL}(?:\.${DOMAIN_LABEL})+$`,
  'i',
)

const { errors } = waitlistWords

/** Reads the fields of the form. Missing ones are empty, a missing consent is none. */
export function readSignUp(fields: URLSearchParams): SignUp {
  return {
    email: fields.get('email')?.trim() ?? '',
    firstName: fields.get('firstName')?.trim() ?? '',
    hasConsent: fields.get('consent') === 'yes',
  }
}

function emailMessage(email: string): string | undefined {
  if (email === '') return errors.emailMissing
  if (email.length > MAX_EMAIL_CHARACTERS) return errors.emailTooLong
  return EMAIL.test(email) ? undefined : errors.emailInvalid
}

/** Every error of a sign-up, in the order of the fields. */
export function signUpErrors({ email, firstName, hasConsent }: SignUp): SignUpError[] {
  const found: SignUpError[] = []
  const message = emailMessage(email)
  if (message) found.push({ field: 'email', message })
  if (firstName.length > MAX_FIRST_NAME_CHARACTERS) {
    found.push({ field: 'firstName', message: errors.firstNameTooLong })
  }
  if (!hasConsent) found.push({ field: 'consent', message: errors.consentMissing })
  return found
}
