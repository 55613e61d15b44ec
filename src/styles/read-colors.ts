/** Custom properties by name, without the leading hyphens; values as written. */
export type Tokens = Readonly<Record<string, string>>

/** Returns the color of a token such as `ground` as six hexadecimal digits: `#faf6ee`. */
export type ColorOf = (token: string) => string

const LIGHT_DARK = /^light-dark\((#\w+), (#\w+)\)$/

function parseDeclarations(css: string): Tokens {
  const code = css.replace(/\/\*.*?\*\//gs, '')
  return Object.fromEntries(
    [...code.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

/**
 * The tokens by day and by night, and those that `prefers-contrast: more` overrides.
 * @param css text of `tokens.css`, whose only media query comes last
 */
export function parseTokens(css: string): Record<'day' | 'night' | 'moreContrast', Tokens> {
  const [both = '', moreContrast = ''] = css.split('@media (prefers-contrast: more)')
  const inScheme = (group: 1 | 2): Tokens =>
    Object.fromEntries(
      Object.entries(parseDeclarations(both)).map(([name, value]) => [
        name,
        value.match(LIGHT_DARK)?.[group] ?? value,
      ]),
    )
  return { day: inScheme(1), night: inScheme(2), moreContrast: parseDeclarations(moreContrast) }
}

/**
 * The value at the end of a chain such as `--focus: var(--text)`.
 * @throws if a token is missing
 */
export function resolveToken(tokens: Tokens, name: string): string {
  const value = tokens[name]
  if (value === undefined) throw new Error(`Unknown token --${name}`)
  const next = value.match(/^var\(--([\w-]+)\)$/)?.[1]
  return next ? resolveToken(tokens, next) : value
}

/**
 * The site's colors by day and by night, for places without style sheets: icons, share cards, the
 * browser's own UI.
 * @param css text of `tokens.css`
 * @throws if a token is missing
 */
export function readColors(css: string): { day: ColorOf; night: ColorOf } {
  const { day, night } = parseTokens(css)
  const colorsOf = (tokens: Tokens) => (token: string) => resolveToken(tokens, token)
  return { day: colorsOf(day), night: colorsOf(night) }
}

/** Fills colors into an SVG that refers to them as `var(--token)`. */
export const fillInColors = (svg: string, colorOf: ColorOf): string =>
  svg.replace(/var\(--([\w-]+)\)/g, (_, token) => colorOf(token))
