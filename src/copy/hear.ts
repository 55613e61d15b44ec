/**
 * What comes with the sound of the four stages. It is about a sound, never the visitor's own: no
 * wording may say "your sound", or promise anything of it.
 */
export const hear = {
  captions: [
    { id: 'initial', text: 'A soft tone plays, alone.' },
    { id: 'masked', text: 'A soft hiss rises around the tone.' },
    {
      id: 'residual-inhibition',
      text: 'A pause. Then the tone comes back.',
      // Rule 9 of the demonstration: no wording may tie these stages to the seconds that they last.
      limit: 'For illustration. Many people notice seconds, some nothing.',
    },
    {
      id: 'habituation',
      text: 'The tone stays. Softer here stands for noticing it less.',
      limit: 'For illustration. In life it takes months, and not everyone gets there.',
    },
  ],
  playing: 'It plays for 12 seconds. Stop or the Escape key ends it.',
  ended: 'The sound has ended. Nothing plays now.',
  levelLabel: 'Loudness',
  levelOf: 'of',
  nothingHeard: {
    lead: 'Hear nothing? Leave it.',
    text: 'The phone may be on silent, or this pitch hard for you to hear. Do not turn it up.',
  },
} as const
