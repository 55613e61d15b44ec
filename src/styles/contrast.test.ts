import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, type LinearRgb, layOver, parseOklch } from '../../build/colors/contrast.ts'
import { readTokens, resolveToken, type Tokens } from '../../build/colors/read-colors.ts'
import { colorRoles } from './color-roles.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const { day, night, moreContrast } = readTokens(css)

const colorOf = (tokens: Tokens, name: string) => parseOklch(resolveToken(tokens, name))

/** How a ground looks: a see-through one in as many ways as there are grounds below it. */
function looksOf(tokens: Tokens, ground: string): LinearRgb[] {
  const { through } = colorRoles[ground] ?? {}
  if (!through) return [colorOf(tokens, ground)]
  return through.map((below) => layOver(resolveToken(tokens, ground), colorOf(tokens, below)))
}

function leastContrast(tokens: Tokens, front: string, ground: string): number {
  const color = colorOf(tokens, front)
  return Math.min(...looksOf(tokens, ground).map((look) => contrast(color, look)))
}

const pairs = (groundsOf: 'wordsOn' | 'shapesOn') =>
  Object.entries(colorRoles).flatMap(([front, roles]) =>
    (roles[groundsOf] ?? []).map((ground) => [front, ground] as const),
  )

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
    expect(() => layOver(WHITE, parseOklch(WHITE))).toThrow('Not a see-through color')
  })

  it('sees a ground through what lies over it', () => {
    const mixed = layOver('oklch(0% 0 0deg / 50%)', parseOklch(WHITE))
    // 127.5 of 255 lies between #808080 (3.95:1 on white) and #7f7f7f (4.00:1).
    expect(contrast(mixed, parseOklch(WHITE))).toBeCloseTo(3.975, 1)
  })
})

describe.each([
  ['by day', day],
  ['by night', night],
  ['by day with more contrast', { ...day, ...moreContrast }],
  ['by night with more contrast', { ...night, ...moreContrast }],
])('%s', (_when, tokens) => {
  it.each(pairs('wordsOn'))('words in %s on %s have a contrast of 7 or more', (front, ground) => {
    expect(leastContrast(tokens, front, ground)).toBeGreaterThanOrEqual(7)
  })

  it.each(pairs('shapesOn'))('shapes in %s on %s have a contrast of 3 or more', (front, ground) => {
    expect(leastContrast(tokens, front, ground)).toBeGreaterThanOrEqual(3)
  })

  it('the hill, drawn in three layers, covers the peak until it all but fades', () => {
    const hill = resolveToken(tokens, 'hill')
    const covered = (color: LinearRgb) => layOver(hill, layOver(hill, layOver(hill, color)))
    const peak = covered(colorOf(tokens, 'accent'))
    expect(contrast(peak, covered(colorOf(tokens, 'surface')))).toBeLessThan(1.5)
  })
})

it('night is not day, and more contrast is more', () => {
  expect(resolveToken(night, 'ground')).not.toBe(resolveToken(day, 'ground'))
  expect(Object.keys(moreContrast)).not.toEqual([])
})
