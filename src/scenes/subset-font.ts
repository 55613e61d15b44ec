import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'

const FILES = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'

/**
 * A part of the site's variable font: those of the characters that it has.
 * @param letters the alphabet of the font file
 * @param options format and weights of the part
 */
export function subsetFont(
  letters: 'latin' | 'latin-ext',
  characters: string,
  options: Parameters<typeof subset>[2],
): Promise<Buffer> {
  const file = createRequire(import.meta.url).resolve(`${FILES}-${letters}-wght-normal.woff2`)
  return subset(readFileSync(file), characters, options)
}
