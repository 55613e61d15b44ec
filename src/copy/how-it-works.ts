/**
 * Titles stand as specified; the qualifier belongs directly beneath the section's title,
 * at body size. Card texts describe moments of use, never an outcome.
 */
export const howItWorks = {
  title: 'How personalized sound therapy helps you',
  qualifier:
    'These are the moments we are designing it for. ' +
    'It is not a medical treatment, and results vary.',
  cards: [
    {
      id: 'sleep',
      title: 'Better Sleep',
      text:
        'Meant for bedtime, when the house goes still and the sound does not. ' +
        'A speaker by the bed can play it low. At night, softer is wiser.',
    },
    {
      id: 'focus',
      title: 'Focus on Work & Activities',
      text:
        'Background sound for a desk, a good book or a workbench. ' +
        'Keep it low enough to hear a voice. Leave it off to drive, or to hear an alarm.',
    },
    {
      id: 'life',
      title: 'Improved Quality of Life',
      text:
        'For the still parts of the day: a cup of tea, a crossword, a long train ride. ' +
        'Put it on when you want company, and off when you don’t. ' +
        'Some people will find it is not for them.',
    },
  ],
} as const
