import { SETUP_TIME_LIMIT } from './disclaimers.ts'
import { PRODUCT_NAME } from './site-facts.ts'

export const hero = {
  title: 'For when quiet isn’t quiet',
  lead: `${PRODUCT_NAME} is a phone app we are planning for people with tinnitus.`,
  text:
    'You pick the pitch by ear. The app is designed to play a soft sound near it, ' +
    'to make tinnitus less noticeable while you listen.',
  joinLabel: 'Join the Waitlist',
  joinNote: 'Joining is free. We will write when there is something to try.',
  /** Each is read in one piece, from its figure on into its text. */
  setup: {
    figure: 'About 2 minutes',
    text: `to create your own sound is our design goal. ${SETUP_TIME_LIMIT}`,
  },
  call: {
    figure: 'Questions first?',
    text: 'Talk with our team. We cannot give medical advice.',
  },
  status: { figure: 'Not out yet.', text: 'Not a cure, and not a medical device.' },
} as const
