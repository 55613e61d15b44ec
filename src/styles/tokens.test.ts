import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Color from 'colorjs.io'
import { describe, expect, it } from 'vitest'
import { readTokens, resolveToken, type Tokens } from './read-colors.ts'

const SRC = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(SRC, file), 'utf8')
const { day, night, moreContrast } = readTokens(read('styles/tokens.css'))

const PAGE = ['ground', 'deep', 'surface']
const PAGE_AND_WASH = [...PAGE, 'wash']
/** Backgrounds of text on pictures. */
const PICTURE = ['sky', 'pane', 'floor']

/** Permitted backgrounds of each text color: 7:1 (WCAG 2.2, 1.4.6). */
const TEXT_ON: Record<string, string[]> = {
  text: [...PAGE_AND_WASH, ...PICTURE, 'hill-1'],
  'text-quiet': [...PAGE, ...PICTURE],
  accent: PAGE_AND_WASH,
  'accent-hover': PAGE_AND_WASH,
  'on-accent': ['accent', 'accent-hover'],
  visited: PAGE_AND_WASH,
  'on-paper': ['paper'],
  'accent-on-paper': ['paper'],
}

/** Permitted backgrounds of control borders, focus rings and meaningful shapes: 3:1 (1.4.11). */
const SHAPES_ON: Record<string, string[]> = {
  text: [...PAGE, ...PICTURE],
  'text-quiet': [...PAGE, 'sky', 'pane', 'ridge'],
  accent: [...PAGE_AND_WASH, 'hill-1', 'hill-2', 'hill-3'],
  'accent-hover': PAGE,
  amber: [...PAGE, 'sky', 'pane', 'ridge'],
  faint: ['sky', 'pane', 'ridge'],
  control: [...PAGE_AND_WASH, 'sky'],
  focus: [...PAGE_AND_WASH, ...PICTURE, 'hill-1'],
}

/** Decorative, so exempt from 3:1: hairlines, and shapes that the text describes. */
const DECORATION = 'hairline fold hill-2 hill-3 ridge pale object skin ink hair-grey'.split(' ')

function lowContrast(tokens: Tokens, allowed: Record<string, string[]>, atLeast: number): string[] {
  const pairs = Object.entries(allowed).flatMap(([front, grounds]) =>
    grounds.map((ground) => ({
      front,
      ground,
      ratio: Color.contrast(resolveToken(tokens, front), resolveToken(tokens, ground), 'WCAG21'),
    })),
  )
  expect(pairs.length).toBeGreaterThan(15)
  return pairs
    .filter(({ ratio }) => ratio < atLeast)
    .map(({ front, ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}`)
}

describe.each([
  ['by day', day],
  ['by night', night],
  ['by day with more contrast', { ...day, ...moreContrast }],
  ['by night with more contrast', { ...night, ...moreContrast }],
])('%s', (_scheme, tokens) => {
  it('text has a contrast of at least 7:1, and meaningful shapes at least 3:1', () => {
    expect(lowContrast(tokens, TEXT_ON, 7)).toEqual([])
    expect(lowContrast(tokens, SHAPES_ON, 3)).toEqual([])
  })
})

it('every color token is tested for contrast or listed as decoration', () => {
  const tokens = { ...day, ...night }
  const palette = [...Object.values(day), ...Object.values(night)].flatMap(
    (value) => value.match(/^var\(--([\w-]+)\)$/)?.[1] ?? [],
  )
  const purposes = Object.keys(tokens).filter(
    (name) => resolveToken(tokens, name).startsWith('oklch(') && !palette.includes(name),
  )
  const allowed = [...Object.entries(TEXT_ON), ...Object.entries(SHAPES_ON)].flat(2)
  expect(purposes.filter((name) => ![...allowed, ...DECORATION].includes(name))).toEqual([])
})

const sheets = globSync('**/*.css', { cwd: SRC }).filter(
  (file) => !/^styles.(tokens|font)/.test(file),
)

/** Declarations whose property matches; `place` is "file: property: value". */
function declarations(property: RegExp): { place: string; value: string }[] {
  return sheets.flatMap((file) => {
    const css = read(file).replace(/\/\*.*?\*\//gs, '')
    return [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
      .filter(([, name = '']) => property.test(name))
      .map(([text, , value = '']) => ({ place: `${file}: ${text}`, value }))
  })
}

const KEYWORDS =
  /\b(currentcolor|none|transparent|inherit|solid|dashed|dotted|Canvas(Text)?|Link(Text)?|Highlight(Text)?|Button(Text|Face|Border)|Mark(Text)?|GrayText)\b/gi

it('raw colors appear only in tokens', () => {
  const raw = declarations(
    /^(color|background(-color)?|fill|stroke|stop-color|outline(-color)?|border(-.*)?)$/,
  )
    .filter(({ place }) => !/radius|width|collapse|spacing/.test(place))
    .filter(({ value }) =>
      /[a-z#]/i.test(
        value.replace(/var\(--[\w-]+\)|url\([^)]*\)|[\d.]+(em|%)/g, '').replace(KEYWORDS, ''),
      ),
    )
  expect(raw.map(({ place }) => place)).toEqual([])
})

it('raw sizes appear only in tokens, print styles and hidden text', () => {
  const raw = declarations(/./).filter(
    ({ value, place }) =>
      /(?<![\w.-])-?(?!0(px|rem))[\d.]+(px|rem|pt|cm)\b/.test(value) &&
      !/^styles.(print|base)/.test(place),
  )
  expect(raw.map(({ place }) => place)).toEqual([])
})

it('only the lightest and the heaviest weight in the font file are used', () => {
  expect(new Set(declarations(/^font-weight$/).map(({ value }) => value))).toEqual(
    new Set(['400', '700']),
  )
})
