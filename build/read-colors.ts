import Color from 'colorjs.io'

/** Custom properties by name, without their hyphens; values as they are written. */
export type Tokens = Readonly<Record<string, string>>

/** Gives a purpose's color, such as that of `ground`, as six hexadecimal digits: `#faf6ee`. */
export type ColorOf = (purpose: string) => string

function parseTokens(block: string): Tokens {
  const code = block.replace(/\/\*.*?\*\//gs, '')
  return Object.fromEntries(
    [...code.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

/**
 * All tokens by day and by night, and those alone that change for who asks for more contrast.
 * @param sheets texts of style sheets: the first part of each is for every screen, each further
 *   one for the screens that it names
 */
export function readTokens(
  sheets: readonly string[],
): Record<'day' | 'night' | 'moreContrast', Tokens> {
  const parts = sheets.flatMap((css) => css.split(/(?=@media )/))
  const tokensOf = (start: RegExp) => parseTokens(parts.filter((part) => start.test(part)).join())
  const day = tokensOf(/^(?!@media )/)
  return {
    day,
    night: { ...day, ...tokensOf(/^@media \(prefers-color-scheme: dark\)/) },
    moreContrast: tokensOf(/^@media \(prefers-contrast: more\)/),
  }
}

/**
 * The value at the end of a chain such as `--text: var(--ink)`.
 * @throws where a token is not there
 */
export function resolveToken(tokens: Tokens, name: string): string {
  const value = tokens[name]
  if (value === undefined) throw new Error(`There is no token --${name}`)
  const next = value.match(/^var\(--([\w-]+)\)$/)?.[1]
  return next ? resolveToken(tokens, next) : value
}

/** What lies outside sRGB is clipped, as browsers do at worst. */
const hexOf = (color: string) =>
  new Color(color).to('srgb').toString({ format: 'hex', inGamut: false, collapse: false })

/**
 * The site's colors by day and by night, for what a style sheet does not reach: icons, cards and
 * the browser's own frame.
 * @param sheets texts of `tokens.css` and `late-tokens.css`
 * @throws where a purpose has no color
 */
export function readColors(sheets: readonly string[]): { day: ColorOf; night: ColorOf } {
  const { day, night } = readTokens(sheets)
  const colorsOf = (tokens: Tokens) => (purpose: string) => hexOf(resolveToken(tokens, purpose))
  return { day: colorsOf(day), night: colorsOf(night) }
}
