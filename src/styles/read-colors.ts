import Color from 'colorjs.io'

/** Custom properties by name, without the leading hyphens; values as written. */
export type Tokens = Readonly<Record<string, string>>

/** Returns the color of a purpose such as `ground` as six hexadecimal digits: `#faf6ee`. */
export type ColorOf = (purpose: string) => string

function parseTokens(block: string): Tokens {
  const code = block.replace(/\/\*.*?\*\//gs, '')
  return Object.fromEntries(
    [...code.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

/**
 * The tokens by day and by night, and those that `prefers-contrast: more` overrides.
 * @param css text of `tokens.css`, whose media queries come last
 */
export function readTokens(css: string): Record<'day' | 'night' | 'moreContrast', Tokens> {
  const parts = css.split(/(?=@media )/)
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
 * @throws if a token is missing
 */
export function resolveToken(tokens: Tokens, name: string): string {
  const value = tokens[name]
  if (value === undefined) throw new Error(`Unknown token --${name}`)
  const next = value.match(/^var\(--([\w-]+)\)$/)?.[1]
  return next ? resolveToken(tokens, next) : value
}

/** Clips colors outside sRGB, the crudest mapping that a browser may use. */
const hexOf = (color: string) =>
  new Color(color).to('srgb').toString({ format: 'hex', inGamut: false, collapse: false })

/**
 * The site's colors by day and by night, for places without style sheets: icons, share cards, the
 * browser's own UI.
 * @param css text of `tokens.css`
 * @throws if a purpose has no color
 */
export function readColors(css: string): { day: ColorOf; night: ColorOf } {
  const { day, night } = readTokens(css)
  const colorsOf = (tokens: Tokens) => (purpose: string) => hexOf(resolveToken(tokens, purpose))
  return { day: colorsOf(day), night: colorsOf(night) }
}
