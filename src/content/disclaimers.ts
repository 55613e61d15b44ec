/** The specification's sentence, verbatim, everywhere on the site. */
export const NOT_A_MEDICAL_DEVICE =
  'This is not a medical device. Consult your healthcare provider for persistent tinnitus symptoms.'

/**
 * Always follows the claim "about 2 minutes", at the same size. The claim itself calls it a goal, for
 * making the sound.
 */
export const SETUP_TIME_LIMIT =
  'You may need longer, or more tries. Whether it then helps you, and when, nobody can say yet.'

/**
 * Always follows the claim "30+ minutes", at the same size and in the same paragraph. The claim itself
 * says "our design goal". Published durations: tens of seconds, at times minutes (Roberts 2008); 20
 * minutes or more in about 5 % (2021). Most of those studies used a sound louder than the tinnitus.
 */
export const RESIDUAL_INHIBITION_LIMIT =
  'We have not tested this in a clinical study. ' +
  'Most people in published studies had much less: seconds to a few minutes. ' +
  'We do not know whether a soft sound can get there.'
