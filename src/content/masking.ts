/**
 * The title is verbatim (docs/requirements.md). It could mislead, so the eyebrow above it, as large as a
 * lead, and the subtitle beneath it limit it. A caption has at most eight words, so that it can be
 * read while its stage is shown. No wording may link a stage to the few seconds for which it is shown.
 */
export const masking = {
  eyebrow: 'The idea, not yet tested',
  title: 'Why Personalized Masking Works',
  subtitle:
    'Masking means covering a sound with another, or making it less noticeable. Rain spreads over many pitches; the app’s sound is meant to stay near the one you pick. Whether nearer is better is still an open question. Not a prediction: not everyone goes through all four stages.',
  axes: {
    loudness: 'Loudness',
    loudnessRange: 'soft to loud',
    pitch: 'Pitch',
    pitchLow: 'low',
    pitchHigh: 'high',
  },
  pauseLabel: 'Pause',
  playLabel: 'Play',
  animationName: 'the animation',
  /** Announced to screen readers when Pause or Play is clicked. */
  animationPaused: 'The animation is paused.',
  animationPlays: 'The animation plays.',
  stageListLabel: 'The four stages',
  stagePickerLabel: 'Show a stage',
  stages: [
    {
      id: 'initial',
      name: 'Initial State',
      caption: 'Tinnitus alone: one sharp peak.',
      text: 'Tinnitus is sound with no source outside you. It can ring, hiss, buzz or hum. You are not imagining it.',
    },
    {
      id: 'masked',
      name: 'Tinnitus Masked',
      caption: 'A soft hiss surrounds it.',
      text: 'A soft hiss is meant to blend with your tinnitus, or cover it, while it plays. You choose how soft.',
    },
    {
      id: 'residual-inhibition',
      name: 'Residual Inhibition',
      caption: 'Sound off: for some, a quieter\u00A0spell.',
      // What studies found, the goal and its limit stay in one paragraph, at one size. Published durations:
      // tens of seconds, at times minutes (Roberts 2008); 20 minutes or more in 6 of 130 people (a report on
      // prolonged cases, 2021). Most of those studies used a sound louder than the tinnitus.
      text: 'For some people, tinnitus is quieter, or gone, for a while after a sound stops. In published studies this mostly lasted seconds to a few minutes, and some people noticed nothing. Our design goal is 30+\u00A0minutes, far more than most people had. We have not tested this in a clinical study, and we do not know whether a soft sound can get there. Never turn sound up to get more.',
      more: { label: 'What the studies found', href: '#residual-inhibition' },
    },
    {
      id: 'habituation',
      name: 'Habituation',
      caption: 'Still there, behind everyday life.',
      text: 'Think of a fridge you stop hearing. Tinnitus usually stays, but the brain can come to notice it less. It takes months, and not everyone gets there. For many it comes with time, app\u00A0or\u00A0no\u00A0app.',
    },
  ],
  dailySounds: { voices: 'Voices', kettle: 'A kettle', birds: 'Birds' },
} as const

export type StageId = (typeof masking.stages)[number]['id']
