const SIGNATURE = '89504e470d0a1a0a'

/**
 * For tests: a PNG's size in px, from its first chunk (W3C, "Portable Network Graphics").
 * @throws for anything that is no PNG
 */
export function pngSize(file: Buffer): string {
  if (file.toString('hex', 0, 8) !== SIGNATURE) throw new Error('Not a PNG')
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}
