import type { Owner } from './owner-type.ts'

export const hero = {
  title: 'For when quiet isn’t quiet',
  /** Under the headline: names the peak for whoever has never heard of tinnitus. */
  peakName: 'Tinnitus: ringing, hissing',
  text: 'In the app, you pick the tone closest to your tinnitus. A soft hiss near it, a little like rain, is designed to make tinnitus less noticeable while you listen.',
  /** Each with a small drawing. */
  steps: { play: 'Play tones', pick: 'Pick the closest\u00A0tone', choose: 'Choose how soft' },
  joinLabel: 'Join the Waitlist',
  /** Only with the sound. */
  silent: 'This page is silent until you press a Hear button.',
  joinNote: 'Not out yet. Joining is free, and we will write when there is something to try.',
  /** Leads to the sound's notice and buttons; only if it is offered. */
  hearLink: { label: 'An example to hear, further down', href: '#sound-notice' },
  writeInstead: 'Or write to {email}, if you like.',
  askDoctor: 'For your health, please ask a\u00A0doctor.',
} as const

export const heroLead = ({ lead, productName }: Owner) =>
  lead ?? `${productName} is a phone app in the making for people with tinnitus.`

/** The three points under the hero: the limits first, and every limit stays beside its claim. */
export const heroPoints = ({ status, adviser, call }: Owner) => ({
  honesty: {
    heading: 'Not tested yet, and not a cure',
    text: [
      status,
      adviser,
      'Nobody can say yet if it will help you.',
      !status &&
        'The answers below say what studies have found so far; none of them tested this app.',
    ]
      .filter(Boolean)
      .join(' '),
  },
  setup: {
    heading: 'About 2 minutes to set up',
    // The limit always follows the claim, which is on making the sound, not on its effect (faq/how-soon.md).
    text: 'That is our goal for making your sound, in the three steps above. It may take longer, or a few tries.',
  },
  call: {
    heading: 'Questions first?',
    text: call ?? 'Ask us about the app. Captions or text chat are fine.',
  },
})
