/** Verbatim everywhere on the site (docs/requirements.md, "Fixed words and numbers"). */
export const NOT_A_MEDICAL_DEVICE =
  'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.'

/**
 * Always follows the claim "about 2 minutes", at the same size. The claim itself calls it a goal, for
 * making the sound; the FAQ's answer on how soon says what nobody knows about the effect.
 */
export const SETUP_TIME_LIMIT = 'It may take longer, or a few tries.'

/**
 * Always follows the claim "30+ minutes", at the same size and in the same paragraph, which calls it a
 * design goal and says what studies found: tens of seconds, at times minutes (Roberts 2008); 20 minutes or
 * more in about 5 % (2021). Most of those studies used a sound louder than the tinnitus.
 */
export const RESIDUAL_INHIBITION_LIMIT =
  'We have not tested this in a clinical study, and we do not know whether a soft sound can get there.'
