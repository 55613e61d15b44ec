import type { Owner } from './owner-type.ts'

export const waitlist = {
  title: 'Join the waitlist, in your own time',
  policyLabel: 'Privacy policy',
  noStrings: 'Free, and no card. Leave any time.',
  noDate: 'No date or price yet.',
  adults:
    'Here for a parent or friend? Join with your own email, and tell them when we write. You must be 18\u00A0or\u00A0over.',
  /** Above the form until it has loaded, and for good where it never does. One line on every phone. */
  noFormYet: 'No form yet? Use the link below.',
  hint: 'Form not showing?',
  openFormLabel: 'Open the waitlist form',
  ratherTalk: 'Rather talk?',
  callCaptions: 'Captions or text chat on request.',
  noNames:
    'Our names are not on this page yet. If you would rather wait until they are, that is fair.',
  showForm: { text: 'The form opens here, on this page.', label: 'Show the form here' },
  linkLetter: 'Take your time. This page stays open.',
} as const

export const frameTitle = ({ productName }: Owner) => `${productName} waitlist form`

/** Who is behind the app: the owner's sentence or, if no text names anyone, one that says so. */
export const whoIsBehind = ({ about, lead, founderNote, adviser }: Owner) =>
  about ?? (lead || founderNote || adviser ? '' : waitlist.noNames)

/** What joining means, with how often the owner writes. */
export const waitlistTerms = ({ news }: Owner) =>
  [
    waitlist.noStrings,
    news ?? 'We write when there is something to try, or news.',
    waitlist.noDate,
  ].join(' ')
