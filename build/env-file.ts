import { parseEnv } from 'node:util'

/** A line's name, and its value in quotes or without. */
const VALUE =
  /^([ \t]*(?:export[ \t]+)?\w+[ \t]*=[ \t]*)(?:(["'`])[\s\S]*?\2|([^\s"'`#][^`]*?)(?=[ \t]*$|[ \t]+#))/gm

/**
 * Parses `.env` as text editors save it: in UTF-8 or UTF-16, with or without a byte order mark,
 * a setting as `NAME=value` or `NAME: value`.
 */
export function parseEnvFile(bytes: Uint8Array): Record<string, string | undefined> {
  const [first, second] = bytes
  const isBigEndian = first === 0xfe || first === 0
  const isLittleEndian = first === 0xff || second === 0
  const encoding = isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes)
  const lines = text.replace(/^(\s*[A-Z_]+)[ \t]*:/gm, '$1=')
  // Without quotes, Node would take the hash of an address for a comment, which follows a space.
  const quote = (all: string, start: string, _mark: string, value?: string) =>
    value ? `${start}\`${value}\`` : all
  return parseEnv(lines.replace(VALUE, quote))
}
