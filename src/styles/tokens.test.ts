import { readFileSync } from 'node:fs'
import Color from 'colorjs.io'
import { expect, it } from 'vitest'
import { type Colors, siteColors } from './site-colors.ts'

const [, moreContrast = ''] = readFileSync('src/styles/tokens.css', 'utf8').split(
  '@media (prefers-contrast: more)',
)

/** With `prefers-contrast: more`, some tokens take the color of text. */
const withMoreContrast = (colors: Colors): Colors => ({
  ...colors,
  ...Object.fromEntries(
    [...moreContrast.matchAll(/--([\w-]+): var\(--text\);/g)].map(([, name]) => [
      name,
      colors.text,
    ]),
  ),
})

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

/**
 * Permitted backgrounds of control borders, focus rings (which have the color of text) and meaningful
 * shapes: 3:1 (1.4.11).
 */
const SHAPES_ON: Backgrounds = {
  text: [...PAGE_AND_WASH, ...PICTURE, 'hill-1'],
  'text-quiet': [...PAGE, 'sky', 'pane', 'ridge'],
  accent: [...PAGE_AND_WASH, 'hill-1', 'hill-2', 'hill-3'],
  'accent-hover': PAGE,
  amber: [...PAGE, 'sky', 'pane', 'ridge'],
  faint: ['sky', 'pane', 'ridge'],
  control: [...PAGE_AND_WASH, 'sky'],
}

/** Decorative, so exempt from 3:1: hairlines, and shapes that the text describes. */
const DECORATION = 'hairline hill-2 hill-3 object skin ink hair-gray'.split(' ')

function lowContrast(colors: Colors, allowed: Backgrounds, atLeast: number) {
  return Object.entries(allowed).flatMap(([color, backgrounds]) =>
    backgrounds.flatMap((background) => {
      const ratio = Color.contrast(colors[color] ?? '', colors[background] ?? '', 'WCAG21')
      return ratio < atLeast ? [`${color} on ${background}: ${ratio.toFixed(2)}`] : []
    }),
  )
}

it.each([
  // The form's paper is always day, the hero's bed always night.
  ['day', 'pale', siteColors.day],
  ['night', 'hill-1', siteColors.night],
])('by %s text has a contrast of at least 7:1, also on %s, and shapes 3:1', (_, own, atRest) => {
  expect(withMoreContrast(atRest)).not.toEqual(atRest)
  for (const colors of [atRest, withMoreContrast(atRest)]) {
    expect(lowContrast(colors, TEXT_ON, 7)).toEqual([])
    expect(lowContrast(colors, { text: [own], accent: [own] }, 7)).toEqual([])
    expect(lowContrast(colors, SHAPES_ON, 3)).toEqual([])
  }
})

it('every color token is tested for contrast or listed as decoration', () => {
  const listed = ['pale', ...[TEXT_ON, SHAPES_ON].flatMap(Object.entries).flat(2)]
  const colors = Object.keys(siteColors.day)
  expect(colors.length).toBeGreaterThan(20)
  expect(colors.filter((name) => ![...listed, ...DECORATION].includes(name))).toEqual([])
})
