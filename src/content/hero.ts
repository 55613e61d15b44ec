import { SETUP_TIME_LIMIT } from './disclaimers.ts'
import type { Owner } from './owner-schema.ts'

export const hero = {
  title: 'For when quiet isn’t quiet',
  text: 'You pick the tone closest to your tinnitus. A soft hiss near it, a little like rain, is designed to make tinnitus less noticeable while you listen.',
  /** Each with a small drawing. */
  steps: ['Play tones', 'Pick the closest', 'Choose how soft'],
  joinLabel: 'Join the Waitlist',
  /** Beside that link. */
  silent: 'This page is silent until you press play.',
  joinNote: 'Not out yet. Joining is free, and we will write when there is something to try.',
  /** Leads to the sound's notice and buttons; only if the sound is on. */
  hearLink: { label: 'Hear an example (12 seconds)', href: '#sound-notice' },
  /** The owner's e-mail address stands between the two. */
  writeInstead: ['Or write to ', ', if you like.'],
  askDoctor: 'For your health, please ask a doctor.',
} as const

export const heroLead = ({ lead, productName }: Owner) =>
  lead ?? `${productName} is a phone app in the making for people with tinnitus.`

const NOT_TESTED = 'It has not been tested yet.'

/** Three reasons under the hero. Each ends in something that one can have; every limit stays beside its claim. */
export const heroPoints = ({ status, adviser, call }: Owner) => ({
  setup: {
    heading: 'About 2 minutes',
    text:
      'That is our goal for making your sound: you play test tones, pick the closest, and choose ' +
      `how soft. ${SETUP_TIME_LIMIT}`,
  },
  honesty: {
    heading: 'Not a cure, and no pretending',
    text: status
      ? [status, NOT_TESTED, adviser].filter(Boolean).join(' ')
      : [NOT_TESTED, 'Where nobody knows, this page says so.', adviser].filter(Boolean).join(' '),
  },
  call: {
    heading: 'Questions first?',
    text: call ?? 'Ask us about the app. Captions or text chat are fine.',
  },
})
