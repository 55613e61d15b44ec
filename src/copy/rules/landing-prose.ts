/** The landing page's sections that are read in one go, by the file of their words, in order. */
export const LANDING_PROSE = [
  'hero',
  'problem',
  'masking',
  'hear-invitation',
  'hear',
  'how-it-works',
  'waitlist',
] as const
