import lateTokens from '../src/styles/late-tokens.css?raw'
import tokens from '../src/styles/tokens.css?raw'
import { readColors } from './read-colors.ts'

/** The site's colors by day and by night, for pictures that no style sheet reaches. */
export const siteColors = readColors([tokens, lateTokens])
