import { PRODUCT_NAME } from '../src/copy/site-facts.ts'

export const demonstration =
  'This is a demonstration. It sends nothing, and keeps nothing after it stops.'

export const errorSummaryTitle = 'There is a problem'
export const errorTitlePrefix = 'Error: '
export const arrivedWith = 'Arrived with:'

export const waitlistWords = {
  title: `Join the ${PRODUCT_NAME} waitlist`,
  heading: 'Join the waitlist',
  email: 'Email',
  firstName: 'First name (optional)',
  consent:
    'You may use this email to write to me about the app. I know that joining a tinnitus ' +
    'waitlist may say something about my health.',
  button: 'Join the waitlist',
  errors: {
    emailMissing: 'Enter your email',
    emailTooLong: 'Enter an email of 254 characters or fewer',
    emailInvalid: 'Enter an email in the usual form, like name@example.com',
    firstNameTooLong: 'Enter a first name of 100 characters or fewer, or leave it empty',
    consentMissing: 'Tick the box if you agree; without it you cannot be added',
  },
  joined: {
    title: 'You are on the waitlist',
    thanks: 'Thank you. Noted for this demonstration:',
  },
  joinedAgain: {
    title: 'You are already on the waitlist',
    thanks: 'Nothing more to do. One entry is enough for',
  },
  nextTitle: 'What would happen next',
  next: [
    'An email would ask you to confirm your address.',
    'A second one would come when the app is ready to try.',
    'Each would hold a link to leave the list.',
  ],
} as const

export const bookingWords = {
  title: 'Book a call',
  lead: 'Choose a time. The times are examples, and nobody will ring.',
  slotsTitle: 'Which time suits you?',
  slots: {
    'monday-10-00': 'Monday, 10:00 am',
    'tuesday-14-00': 'Tuesday, 2:00 pm',
    'wednesday-11-30': 'Wednesday, 11:30 am',
    'thursday-16-00': 'Thursday, 4:00 pm',
  },
  button: 'Book this time',
  slotMissing: 'Choose one of the times',
  bookedTitle: 'Your call is booked',
  bookedTime: 'Chosen in this demonstration:',
  nextTitle: 'What would happen next',
  next: [
    'An email would confirm the time and how to join.',
    'It would hold a link to move or cancel the call.',
  ],
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
  links: { waitlist: 'Open the waitlist form', booking: 'Open the booking page' },
} as const
