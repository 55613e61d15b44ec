import sharp from 'sharp'

/**
 * Draws an SVG at its own size. Its words must be shapes already: no font is at hand.
 * At most 256 colors, which is all that flat shapes and their edges need.
 */
export function drawPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 4 }).toBuffer()
}
