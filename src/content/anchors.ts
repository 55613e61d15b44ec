/** Anchors of the landing page's sections. */
export const ANCHORS = {
  problem: 'problem',
  masking: 'masking',
  howItWorks: 'how-it-works',
  waitlist: 'waitlist',
  faq: 'faq',
} as const
