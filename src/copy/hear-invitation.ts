/**
 * What stands in the illustration before the first press. The notice is a safety rule of the
 * demonstration, word for word: it stands with its button and is read before it.
 */
export const hearInvitation = {
  notice: [
    'Turn your device down first. Soft tone and hiss, 12 seconds. Stop any time.',
    'Not a test or treatment. Skip if sounds bother you.',
  ],
  hearLabel: 'Hear the four stages',
  stopLabel: 'Stop the sound',
  failed: 'The sound could not start here, so nothing plays. The pictures show the same.',
} as const
