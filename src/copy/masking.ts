/**
 * The title stands as specified; the qualifier belongs directly beneath it, at body size.
 * A caption holds eight words at most, so that it can be read while its stage is shown.
 * No wording may tie a stage to the few seconds its picture lasts.
 */
export const masking = {
  title: 'Why Personalized Masking Works',
  qualifier:
    'Masking means covering one sound with another. These pictures show our design goals ' +
    'and are not a prediction. Not everyone goes through each stage, and habituation ' +
    '(getting used to a sound) can take months.',
  axes: {
    loudness: 'Loudness: soft to loud',
    pitch: 'Pitch',
    pitchLow: 'low',
    pitchHigh: 'high',
  },
  pauseLabel: 'Pause the pictures',
  playLabel: 'Play the pictures',
  stageListLabel: 'The four stages',
  stagePickerLabel: 'Show a stage',
  stageNumberLabel: 'Stage',
  currentMark: 'Showing now',
  stages: [
    {
      id: 'initial',
      name: 'Initial State',
      caption: 'A thin, sharp peak stands alone.',
      text:
        'Tinnitus is sound that has no source outside you. It can ring, hiss, buzz or hum. ' +
        'We draw it as one clear pitch; yours may not be so neat.',
    },
    {
      id: 'masked',
      name: 'Tinnitus Masked',
      caption: 'A soft hill rises and covers it.',
      text:
        'A soft, broad sound plays near your pitch. It is designed to make tinnitus less ' +
        'noticeable while you listen. A match by ear is rough, and it does not suit everyone.',
    },
    {
      id: 'residual-inhibition',
      name: 'Residual Inhibition',
      caption: 'The hill is gone; a dotted outline stays.',
      text:
        'This means tinnitus is quieter, or gone, for a while after a sound stops. ' +
        'In studies it mostly lasts seconds to a few minutes, and some people notice nothing. ' +
        'Please never turn sound up to get more of it.',
    },
    {
      id: 'habituation',
      name: 'Habituation',
      caption: 'A small, gray peak, behind everyday life.',
      text:
        'This means the brain comes to notice a sound less, while the sound itself ' +
        'usually stays. It takes months, and not everyone gets there. ' +
        'No single hour of listening is meant to bring all four stages.',
    },
  ],
  everyday: ['Voices', 'Birds', 'A kettle'],
} as const
