/** Verbatim everywhere on the site (docs/requirements.md, "Fixed words and numbers"). */
export const NOT_A_MEDICAL_DEVICE =
  'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.'

/**
 * Always follows the claim "about 2 minutes", at body size. The claim itself calls it a goal, for
 * making the sound; the FAQ's answer on how soon says what nobody knows about the effect.
 */
export const SETUP_TIME_LIMIT = 'It may take longer, or a few tries.'
