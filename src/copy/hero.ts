import { RESIDUAL_INHIBITION_LIMIT, SETUP_TIME_LIMIT } from './disclaimers.ts'
import { PRODUCT_NAME } from './site-facts.ts'

/** Each claim is read as one sentence, from its figure on into its text. */
export const hero = {
  title: 'For when quiet isn’t quiet',
  lead:
    `${PRODUCT_NAME} is a phone app we are planning for people with tinnitus. ` +
    'It is designed to play a sound near your own pitch, ' +
    'to make tinnitus less noticeable while you listen.',
  claims: [
    {
      figure: 'About 2 minutes',
      text: `to create your own sound is our design goal. ${SETUP_TIME_LIMIT}`,
    },
    {
      figure: '30+ minutes',
      text:
        'of quieter tinnitus after a sound stops (“residual inhibition”) is our design goal. ' +
        RESIDUAL_INHIBITION_LIMIT,
    },
  ],
  status: 'Still in the making. Not a cure, and not a medical device.',
  joinLabel: 'Join the Waitlist',
  callNote: 'Talk with our team about the app. The call is not medical advice.',
  sketch: {
    label: 'Design sketch: the planned pitch match',
    title: 'Match your pitch',
    hearA: 'Hear A',
    hearB: 'Hear B',
    question: 'Which is closer?',
    choices: ['A', 'B', 'Not sure'],
  },
} as const
