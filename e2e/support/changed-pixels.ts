import sharp from 'sharp'

/** Contrast of 3:1 between what a pixel was and is: WCAG 2.2, 2.4.13. */
const LEAST_CONTRAST = 3

/** Relative luminance as WCAG 2.2 defines it, of each pixel. */
async function luminances(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const linear = (value = 0) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return Array.from({ length: info.width * info.height }, (_, pixel) => {
    const at = pixel * info.channels
    return 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2])
  })
}

/** How many pixels of two pictures of the same place differ by a contrast of 3:1 or more. */
export async function changedPixels(before: Buffer, after: Buffer): Promise<number> {
  const [was, is] = [await luminances(before), await luminances(after)]
  return was.filter((light, pixel) => {
    const other = is[pixel] ?? 0
    return (Math.max(light, other) + 0.05) / (Math.min(light, other) + 0.05) >= LEAST_CONTRAST
  }).length
}
