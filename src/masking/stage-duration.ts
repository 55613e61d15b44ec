/** 3 seconds a stage (docs/requirements.md), in picture and sound. */
export const STAGE_SECONDS = 3
