import type { Owner } from './owner-type.ts'

/**
 * Titles are verbatim (docs/requirements.md). The section's could mislead, so the eyebrow above it, as
 * large as a lead, says that it is a hope. Card texts describe moments of use, never an outcome.
 */
export const howItWorks = {
  eyebrow: 'Our hope, not yet a result',
  title: 'How personalized sound therapy helps you',
  subtitle: 'Not a medical treatment. These are the moments we are designing it for.',
  cards: {
    sleep: {
      title: 'Better Sleep',
      text: 'Made for bedtime, when the house goes still and the sound does not. Play it from a speaker by the bed, as low as you like, and low enough to hear a smoke alarm.',
    },
    focus: {
      title: 'Focus on Work & Activities',
      text: 'Background sound for a desk, a good book or a workbench, low enough to hear a voice.',
    },
    improvedQualityOfLife: {
      title: 'Improved Quality of Life',
      text: 'For a cup of coffee, a crossword, a quiet afternoon. On when you want company, off when you don’t.',
    },
  },
} as const

/** Ends the card on focus. */
export const withHearingAids = ({ hearingAids }: Owner) =>
  [hearingAids, 'With hearing aids, ask your hearing specialist first.'].filter(Boolean).join(' ')
