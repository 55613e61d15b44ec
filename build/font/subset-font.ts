import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'

const PACKAGE = '@fontsource-variable/atkinson-hyperlegible-next'
const resolve = createRequire(import.meta.url).resolve

/** The font's file as `font.css` names it. */
export const FONT_FILE = `${PACKAGE}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`

/** The weights that the style sheets use, between which every weight can be had. */
const FONT_WEIGHTS = { min: 400, max: 700 } as const

const readFont = () => readFileSync(resolve(FONT_FILE))

/** The font's license, which goes wherever the font goes. */
export function readFontLicense(): string {
  return readFileSync(resolve(`${PACKAGE}/LICENSE`), 'utf8')
}

/**
 * The variable font for the pages, cut to some characters, as WOFF2. A character that the font
 * lacks is left out, and the browser draws it in the fallback.
 */
export function subsetFont(characters: string): Promise<Buffer> {
  return subset(readFont(), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: FONT_WEIGHTS },
  })
}

/** The font at one weight, cut to some characters, as TrueType: for what takes no variable font. */
export function staticFont(characters: string, weight: number): Promise<Buffer> {
  return subset(readFont(), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
}
