/** Verbatim everywhere on the site (docs/requirements.md, "Fixed words and numbers"). */
export const NOT_A_MEDICAL_DEVICE =
  'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.'

/**
 * Always follows "about 2 minutes", at body size. That claim is about making the sound;
 * `faq/how-soon.md` speaks of its effect.
 */
export const SETUP_TIME_LIMIT = 'It may take longer, or a few tries.'
