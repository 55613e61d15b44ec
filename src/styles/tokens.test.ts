import Color from 'colorjs.io'
import { expect, it } from 'vitest'
import { colorsIn, parseTokens, type Tokens } from './read-colors.ts'
import css from './tokens.css?raw'

const { day, night, moreContrast } = parseTokens(css)

type Backgrounds = Record<string, string[]>

const PAGE = ['ground', 'deep', 'surface']
const PAGE_AND_WASH = [...PAGE, 'wash']
/** Backgrounds of text on pictures. */
const PICTURE = ['sky', 'pane', 'floor']

/** Permitted backgrounds of each text color: 7:1 (WCAG 2.2, 1.4.6). */
const TEXT_ON: Backgrounds = {
  text: [...PAGE_AND_WASH, ...PICTURE],
  'text-quiet': [...PAGE, ...PICTURE],
  accent: PAGE_AND_WASH,
  'accent-hover': PAGE_AND_WASH,
  'on-accent': ['accent', 'accent-hover'],
  visited: PAGE_AND_WASH,
}

/** Permitted backgrounds of control borders, focus rings and meaningful shapes: 3:1 (1.4.11). */
const SHAPES_ON: Backgrounds = {
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
const DECORATION = 'hairline hill-2 hill-3 object skin ink hair-gray'.split(' ')

function lowContrast(tokens: Tokens, allowed: Backgrounds, atLeast: number) {
  const colorOf = colorsIn(tokens)
  return Object.entries(allowed).flatMap(([color, backgrounds]) =>
    backgrounds.flatMap((background) => {
      const ratio = Color.contrast(colorOf(color), colorOf(background), 'WCAG21')
      return ratio < atLeast ? [`${color} on ${background}: ${ratio.toFixed(2)}`] : []
    }),
  )
}

it.each([
  // The form's paper is always day, the hero's bed always night.
  ['day', 'pale', day],
  ['night', 'hill-1', night],
])('by %s text has a contrast of at least 7:1, also on %s, and shapes 3:1', (_, own, tokens) => {
  for (const colors of [tokens, { ...tokens, ...moreContrast }]) {
    expect(lowContrast(colors, TEXT_ON, 7)).toEqual([])
    expect(lowContrast(colors, { text: [own], accent: [own] }, 7)).toEqual([])
    expect(lowContrast(colors, SHAPES_ON, 3)).toEqual([])
  }
})

it('every color token is tested for contrast or listed as decoration', () => {
  const isColor = (name: string) => colorsIn(day)(name).startsWith('#')
  const listed = ['pale', ...[TEXT_ON, SHAPES_ON].flatMap(Object.entries).flat(2)]
  const colors = Object.keys(day).filter(isColor)
  expect(colors.length).toBeGreaterThan(20)
  expect(colors.filter((name) => ![...listed, ...DECORATION].includes(name))).toEqual([])
})
