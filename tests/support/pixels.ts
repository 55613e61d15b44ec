import sharp from 'sharp'

/** The pixels of a picture, three bytes each, and its size. */
export const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
