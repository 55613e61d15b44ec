import type { StageId } from './masking.ts'

/** Shown while the sound plays: one for each stage, and one for the hiss alone. */
interface Caption {
  id: StageId | 'hiss'
  text: string
  /** What keeps the stage from seeming a promise. */
  limit?: string
}

const captions: readonly Caption[] = [
  { id: 'initial', text: 'A soft tone plays, alone.' },
  { id: 'masked', text: 'A soft hiss rises around the tone.' },
  {
    id: 'residual-inhibition',
    text: 'A pause. Then the tone comes back.',
    // Rule 9 of the sound (docs/requirements.md), verbatim. No wording may link these stages to how long
    // they last in the sound.
    limit: 'Many people notice a quieter spell for seconds, some not at all.',
  },
  {
    id: 'habituation',
    text: 'The tone stays. We play it softer, to stand for noticing it less.',
    limit: 'In life it takes months, and not everyone gets there.',
  },
  { id: 'hiss', text: 'Only a soft hiss plays. No tone.' },
]

/**
 * The sound: the four stages, or only the hiss. It is an example, never the visitor's own sound: no
 * wording may say "your sound" or promise anything.
 */
export const sound = {
  // Rule 2 of the sound (docs/requirements.md), verbatim. It must come before the buttons.
  notice:
    'Turn your device down first. The four stages play a soft tone and a hiss. 12\u00A0seconds; stop any time. Not a test or treatment. If everyday sounds hurt, please skip the sound: picture and text show the\u00A0same.',
  hearLabels: { stages: 'Hear the four stages', hiss: 'Hear only the hiss' },
  stopLabel: 'Stop the sound',
  /** For screen readers, which find the captions before anything plays. */
  captionsPrefix: 'What plays:',
  captions,
  /** Before a limit. */
  limitPrefix: 'For illustration.',
  announcements: {
    playing: 'It plays for 12 seconds. Stop or the Escape key ends it.',
    ended: 'The sound has ended. Nothing plays now.',
    failed: 'The sound could not start here. It may help to press again.',
    /** Such as Safari in Lockdown Mode, in which pressing again never helps. */
    unsupported: 'This browser cannot play it. The picture and the words show the same.',
  },
  /** What a click on the level's button does, and which level it is now. */
  levelLabel: (level: number, levels: number) =>
    `${level < levels ? 'A little louder' : 'Back to softest'} (now ${level} of ${levels})`,
  levelAnnounced: (level: number, levels: number) => `Soft level ${level} of ${levels}`,
  // Rule 8, verbatim.
  nothingHeard: {
    question: 'Hear nothing?',
    text: 'Choose “Lower”, or “A little louder”, and check your phone’s silent switch. Please leave your device turned down.',
  },
  /** At most two short lines on phones, where chart and sound fill the window. */
  pitchPickerLabel: 'Pitch of the example',
  pitches: { lower: 'Lower', middle: 'Middle', higher: 'Higher' },
  onlyAnExample: 'Only an example: in the app, you would compare many tones by ear.',
  afterEnd: {
    text: 'That was only an example.',
    joinLabel: 'Join the Waitlist',
  },
} as const
