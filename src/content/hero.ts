import { SETUP_TIME_LIMIT } from './disclaimers.ts'
import { PRODUCT_NAME } from './site-facts.ts'

export const hero = {
  title: 'For when quiet isn’t quiet',
  lead: `${PRODUCT_NAME} is a phone app in the making for people with tinnitus.`,
  text:
    'You pick the tone closest to your tinnitus. A soft hiss near it, a little like rain, is ' +
    'designed to make tinnitus less noticeable while you listen.',
  joinLabel: 'Join the Waitlist',
  joinNote: 'Not out yet. Joining is free, and we will write when there is something to try.',
  /** Leads to the sound's notice and button; only if the sound is on. */
  hearLink: { label: 'Hear an example (12 seconds)', href: '#sound-notice' },
  /** Heading and text are read as one sentence. Owner facts are inserted between them or replace the text. */
  status: {
    heading: 'Not tested yet, not a cure.',
    text: 'This page says what we hope for, and what nobody knows yet.',
  },
  setup: {
    heading: 'About 2 minutes',
    text: `to make your sound is our goal. ${SETUP_TIME_LIMIT}`,
  },
  call: { heading: 'Questions first?', text: 'We cannot give medical advice.' },
} as const
