/** 3 seconds (specification, "Business constants and limits"), in the animation and in the sound. */
export const STAGE_DURATION_MS = 3000
