import { PRODUCT_NAME } from '../src/copy/site-facts.ts'

export const demonstration = 'This is a demonstration. It sends nothing, and keeps nothing.'

export const waitlistWords = {
  title: `Join the ${PRODUCT_NAME} waitlist`,
  heading: 'Join the waitlist',
  email: 'Email',
  firstName: 'First name (optional)',
  consent:
    'You may use this email to write to me about the app. I know that joining a tinnitus ' +
    'waitlist may say something about my health.',
  button: 'Join the waitlist',
  joinedTitle: 'You are on the waitlist',
  thanks: 'Thank you. Noted for this demonstration:',
} as const

export const bookingWords = {
  title: 'Book a call',
  text: 'Your scheduling page opens here, with times to choose from.',
} as const

export const strangerWords = {
  title: 'Not the form',
  text: 'This page claims a sign-up in the form’s name. The site must not believe it.',
  frameTitle: 'A page that is not the form',
  buttonLabel: 'Let another window claim a sign-up',
} as const

export const notFoundWords = {
  title: 'Page not found',
  text: 'There is nothing at this address.',
} as const
