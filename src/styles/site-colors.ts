import { readColors } from './read-colors.ts'
import tokens from './tokens.css?raw'

/** The site's colors by day and by night, for use outside the page's style sheets. */
export const siteColors = readColors(tokens)
