const HEADER_BYTES = 12
const RECORD_BYTES = 16
const SEGMENTS = 4

/** For tests: the tables of a TrueType font, by their names (OpenType, "Font Tables"). */
export function fontTables(font: Buffer): Map<string, Buffer> {
  const records = Array.from(
    { length: font.readUInt16BE(4) },
    (_, at) => HEADER_BYTES + at * RECORD_BYTES,
  )
  return new Map(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8)
      const table = font.subarray(start, start + font.readUInt32BE(at + 12))
      return [font.toString('latin1', at, at + 4), table]
    }),
  )
}

/** For tests: the lightest and the heaviest weight of a variable font's one axis. */
export function weightAxis(font: Buffer) {
  const table = fontTables(font).get('fvar')
  if (!table) return undefined
  const axis = table.subarray(table.readUInt16BE(4))
  return {
    name: axis.toString('latin1', 0, 4),
    min: axis.readInt32BE(4) / 65_536,
    max: axis.readInt32BE(12) / 65_536,
  }
}

/** For tests: whether a font draws a character, by its Unicode table of segments (format 4). */
export function hasGlyph(font: Buffer, character: string): boolean {
  const table = fontTables(font).get('cmap')
  if (!table) throw new Error('The font has no table of characters.')
  const tables = Array.from({ length: table.readUInt16BE(2) }, (_, at) =>
    table.subarray(table.readUInt32BE(4 + at * 8 + 4)),
  )
  const segments = tables.find((one) => one.readUInt16BE(0) === SEGMENTS)
  if (!segments) throw new Error('The font has no table of segments.')
  const code = character.codePointAt(0) ?? 0
  const bytes = segments.readUInt16BE(6)
  for (let at = 0; at < bytes; at += 2) {
    const end = segments.readUInt16BE(14 + at)
    const start = segments.readUInt16BE(16 + bytes + at)
    if (start <= code && code <= end && end !== 0xffff) return true
  }
  return false
}
