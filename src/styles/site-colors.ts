import { readColors } from './read-colors.ts'
import tokens from './tokens.css?raw'

/** The site's colors by day and by night, for pictures that no style sheet reaches. */
export const siteColors = readColors(tokens)
