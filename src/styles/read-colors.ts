/** Custom properties by name, without the leading hyphens; values as written. */
export type Tokens = Readonly<Record<string, string>>

/** Returns the color of a token such as `ground` as six hexadecimal digits: `#faf6ee`. */
export type ColorOf = (token: string) => string

const LIGHT_DARK = /light-dark\((#\w+), (#\w+)\)/g

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
  return {
    day: parseDeclarations(both.replace(LIGHT_DARK, '$1')),
    night: parseDeclarations(both.replace(LIGHT_DARK, '$2')),
    moreContrast: parseDeclarations(moreContrast),
  }
}

/**
 * Looks up colors, at the end of a chain such as `--focus: var(--text)`.
 * @throws if a token is missing
 */
export const colorsIn = (tokens: Tokens): ColorOf =>
  function colorOf(name): string {
    const value = tokens[name]
    if (value === undefined) throw new Error(`Unknown token --${name}`)
    const next = value.match(/^var\(--([\w-]+)\)$/)?.[1]
    return next ? colorOf(next) : value
  }

/** Fills colors into an SVG that refers to them as `var(--token)`. */
export const fillInColors = (svg: string, colorOf: ColorOf): string =>
  svg.replace(/var\(--([\w-]+)\)/g, (_, token) => colorOf(token))
