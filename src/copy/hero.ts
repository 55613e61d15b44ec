import { SETUP_TIME_LIMIT } from './disclaimers.ts'
import { PRODUCT_NAME } from './site-facts.ts'

export const hero = {
  title: 'For when quiet isn’t quiet',
  lead: `${PRODUCT_NAME} is a phone app in the making for people with tinnitus.`,
  text:
    'You pick the pitch by ear. The app is designed to play a soft hiss near it, ' +
    'to make tinnitus less noticeable while you listen.',
  joinLabel: 'Join the Waitlist',
  joinNote: 'Joining is free.',
  /** Each figure and its text are read as one sentence. */
  setup: {
    figure: 'Setup: about 2 minutes,',
    text: `if we meet our design goal. ${SETUP_TIME_LIMIT}`,
  },
  call: {
    figure: 'Questions first?',
    text: 'Talk with our team. We cannot give medical advice.',
  },
  status: { figure: 'Not out yet.', text: 'Not tested yet. Not a cure.' },
} as const
