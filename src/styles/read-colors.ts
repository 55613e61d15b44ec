import { oklchToHex } from './contrast.ts'

type Tokens = Record<string, string>

/** Gives a purpose's color, such as that of `ground`, as six hexadecimal digits: `#faf6ee`. */
export type ColorOf = (purpose: string) => string

const NIGHT = '(prefers-color-scheme: dark)'

function tokensOf(block: string): Tokens {
  const code = block.replace(/\/\*.*?\*\//gs, '')
  return Object.fromEntries(
    [...code.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

/** Follows a chain such as `--text: var(--ink)` to its end. */
function resolveToken(tokens: Tokens, name: string): string {
  const value = tokens[name]
  if (value === undefined) throw new Error(`tokens.css has no --${name}`)
  const next = value.match(/^var\(--([\w-]+)\)$/)?.[1]
  return next ? resolveToken(tokens, next) : value
}

/**
 * The site's colors by day and by night, for what a style sheet does not reach: icons, cards and
 * the browser's own frame.
 * @param css the text of `tokens.css`
 * @throws where a purpose has no plain OKLCH color
 */
export function readColors(css: string): { day: ColorOf; night: ColorOf } {
  const [everyScreen = '', ...parts] = css.split('@media ')
  const day = tokensOf(everyScreen)
  const night = { ...day, ...tokensOf(parts.find((part) => part.startsWith(NIGHT)) ?? '') }
  const colorsOf = (tokens: Tokens) => (purpose: string) =>
    oklchToHex(resolveToken(tokens, purpose))
  return { day: colorsOf(day), night: colorsOf(night) }
}
