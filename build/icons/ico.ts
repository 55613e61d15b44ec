const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/**
 * One PNG in an ICO file, as browsers and Windows since Vista read it.
 * @param size width and height in px, below 256
 */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES)
  const TYPE_ICON = 1
  const IMAGES = 1
  head.writeUInt16LE(TYPE_ICON, 2)
  head.writeUInt16LE(IMAGES, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // color planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
