import { RESIDUAL_INHIBITION_LIMIT } from './disclaimers.ts'

/**
 * The title is verbatim from the specification; the qualifier belongs directly beneath it, at body
 * size. A caption has at most eight words, so that it can be read while its stage is shown. No wording
 * may link a stage to the few seconds for which it is shown.
 */
export const masking = {
  title: 'Why Personalized Masking Works',
  qualifier:
    'That is the idea, not a finding. ' +
    'Masking means covering one sound with another; personalized means starting from the pitch ' +
    'you pick by ear. The pictures show our design goals, not a prediction. ' +
    'Not everyone goes through each stage.',
  axes: {
    loudness: 'Loudness',
    loudnessRange: 'soft to loud',
    pitch: 'Pitch',
    pitchLow: 'low',
    pitchHigh: 'high',
  },
  pauseLabel: 'Pause',
  playLabel: 'Play',
  playWhat: 'the animation',
  /** Announced to screen readers when Pause or Play is pressed. */
  paused: 'The animation is paused.',
  plays: 'The animation plays.',
  stageListLabel: 'The four stages',
  stagePickerLabel: 'Show a stage',
  stages: [
    {
      id: 'initial',
      name: 'Initial State',
      caption: 'Tinnitus alone: one sharp peak.',
      text:
        'Tinnitus is sound that has no source outside you. It can ring, hiss, buzz or hum, ' +
        'or be a mix. We draw one pitch.',
    },
    {
      id: 'masked',
      name: 'Tinnitus Masked',
      caption: 'A soft hiss surrounds it.',
      text:
        'A soft hiss plays near your pitch, designed to make tinnitus less noticeable ' +
        'while you listen. You choose how soft.',
    },
    {
      id: 'residual-inhibition',
      name: 'Residual Inhibition',
      caption: 'Sound off: for some, a quieter spell.',
      text:
        'For some people, tinnitus is quieter, or gone, for a while after a sound stops. ' +
        `Never turn sound up to get more. Our design goal is 30+ minutes. ${RESIDUAL_INHIBITION_LIMIT}`,
    },
    {
      id: 'habituation',
      name: 'Habituation',
      caption: 'Still there, behind everyday life.',
      text:
        'The brain comes to notice a sound less, while the sound itself usually stays. ' +
        'It takes months. No single listening brings all four. For many people habituation ' +
        'comes with time, with or without an app.',
    },
  ],
  everyday: ['Voices', 'A kettle', 'Birdsong'],
} as const
