import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, parseOklch } from './contrast.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

type Tokens = Record<string, string>

function tokensOf(block: string): Tokens {
  const code = block.replace(/\/\*.*?\*\//gs, '')
  return Object.fromEntries(
    [...code.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

/** The first part of the file is for every screen, each further part for the screens it names. */
const [everyScreen = '', ...parts] = css.split('@media ')

function tokensFor(media: string): Tokens {
  const part = parts.find((one) => one.startsWith(media))
  if (!part) throw new Error(`No tokens for ${media}`)
  return tokensOf(part)
}

const day = tokensOf(everyScreen)
const night = { ...day, ...tokensFor('(prefers-color-scheme: dark)') }
const moreContrast = tokensFor('(prefers-contrast: more)')

/** The value at the end of a chain such as `--text: var(--ink)`. */
function resolve(tokens: Tokens, name: string): string {
  const value = tokens[name]
  if (value === undefined) throw new Error(`No token --${name}`)
  const next = value.match(/^var\(--([\w-]+)\)$/)?.[1]
  return next ? resolve(tokens, next) : value
}

const contrastOf = (tokens: Tokens, one: string, other: string) =>
  contrast(parseOklch(resolve(tokens, one)), parseOklch(resolve(tokens, other)))

const pairs = (fronts: string[], grounds: string[]) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const))

const GROUNDS = ['ground', 'ground-deep', 'surface']

const WORDS = [
  ...pairs(['text', 'text-quiet', 'action', 'visited'], GROUNDS),
  ...pairs(['action-text'], ['action', 'action-strong']),
  ...pairs(['action', 'text'], ['action-wash']),
]

const SHAPES = pairs(['control-edge', 'accent', 'focus', 'action'], GROUNDS)

describe('the measure of contrast', () => {
  const WHITE = 'oklch(100% 0 0deg)'

  it.each([
    ['black', 'oklch(0% 0 0deg)', 21],
    ['red (#f00)', 'oklch(62.7955% 0.257683 29.2339deg)', 3.998],
    ['blue (#00f)', 'oklch(45.2014% 0.313214 264.052deg)', 8.592],
    ['gray (#767676)', 'oklch(56.584% 0 0deg)', 4.542],
    ['white', 'oklch(100% 0 0deg)', 1],
  ])('of %s on white is as published', (_name, color, ratio) => {
    expect(contrast(parseOklch(color), parseOklch(WHITE))).toBeCloseTo(ratio, 2)
    expect(contrast(parseOklch(WHITE), parseOklch(color))).toBeCloseTo(ratio, 2)
  })

  it('refuses a color that it cannot read', () => {
    expect(() => parseOklch('oklch(80% 0.055 200deg / 82%)')).toThrow('Not a plain OKLCH color')
    expect(() => parseOklch('#fff')).toThrow('Not a plain OKLCH color')
  })
})

describe.each([
  ['by day', day],
  ['by night', night],
  ['by day with more contrast', { ...day, ...moreContrast }],
  ['by night with more contrast', { ...night, ...moreContrast }],
])('%s', (_when, tokens) => {
  it.each(WORDS)('words in %s on %s have a contrast of 7 or more', (front, ground) => {
    expect(contrastOf(tokens, front, ground)).toBeGreaterThanOrEqual(7)
  })

  it.each(SHAPES)('shapes in %s on %s have a contrast of 3 or more', (front, ground) => {
    expect(contrastOf(tokens, front, ground)).toBeGreaterThanOrEqual(3)
  })
})

it('night is not day', () => {
  expect(resolve(night, 'ground')).not.toBe(resolve(day, 'ground'))
})
