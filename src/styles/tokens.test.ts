import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import Color from 'colorjs.io'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const COLOR = /--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|var\(--([\w-]+)\));/g

/** The colors by token, by day (0) or by night (1); later declarations win. */
function colorsIn(text: string, scheme: 0 | 1): Map<string, string> {
  const colors = new Map<string, string>()
  for (const [, name = '', day = '', night = '', other = ''] of text.matchAll(COLOR))
    colors.set(name, colors.get(other) ?? (scheme ? night : day))
  return colors
}

const [normal = ''] = css.split('@media (prefers-contrast: more)')
const SCHEMES: [name: string, colors: Map<string, string>, own: string][] = [
  // The form's envelope is always day, the hero's bed always night.
  ['by day', colorsIn(normal, 0), 'pale'],
  ['by night', colorsIn(normal, 1), 'hill-1'],
  ['by day, with more contrast', colorsIn(css, 0), 'pale'],
  ['by night, with more contrast', colorsIn(css, 1), 'hill-1'],
]

const PAGE = ['ground', 'deep', 'surface']
const PAGE_AND_WASH = [...PAGE, 'wash']
/** Backgrounds of text on pictures. */
const PICTURE = ['sky', 'pane', 'floor']

/** Permitted backgrounds of each text color: 7:1 (WCAG 2.2, 1.4.6). */
const TEXT_ON: Record<string, string[]> = {
  text: [...PAGE_AND_WASH, ...PICTURE],
  'text-quiet': [...PAGE, ...PICTURE],
  accent: PAGE_AND_WASH,
  'accent-hover': PAGE_AND_WASH,
  'on-accent': ['accent', 'accent-hover'],
  visited: PAGE_AND_WASH,
}

/** Permitted backgrounds of control borders, focus rings and meaningful shapes: 3:1 (1.4.11). */
const SHAPES_ON: Record<string, string[]> = {
  text: [...PAGE, ...PICTURE],
  'text-quiet': [...PAGE, 'sky', 'pane', 'ridge'],
  accent: [...PAGE_AND_WASH, 'hill-1', 'hill-2', 'hill-3'],
  'accent-hover': PAGE,
  amber: [...PAGE, 'sky', 'pane'],
  faint: ['sky', 'pane', 'ridge'],
  ink: ['skin', 'pale'],
  control: [...PAGE_AND_WASH, 'sky'],
  focus: [...PAGE_AND_WASH, ...PICTURE, 'hill-1'],
}

/**
 * Permitted in pictures of the night only. By day, the foot of the mark's line is on its hill, too: a
 * logo, which is exempt.
 */
const SHAPES_BY_NIGHT = { amber: ['ridge', 'hill-1', 'hill-2'], control: ['hill-1'] }

/** Decorative, so exempt from 3:1: hairlines, and shapes that the text describes. */
const DECORATION = 'hairline hill-2 hill-3 object skin glow hair-gray'.split(' ')

for (const [name, colors, own] of SCHEMES)
  it(`${name}, text has a contrast of 7:1 and shapes of 3:1`, () => {
    const colorOf = (token: string) => colors.get(token) ?? assert.fail(`--${token} is missing`)
    const lowContrastPairs = (allowed: Record<string, string[]>, atLeast: number) =>
      Object.entries(allowed).flatMap(([color, backgrounds]) =>
        backgrounds
          .filter((ground) => Color.contrastWCAG21(colorOf(color), colorOf(ground)) < atLeast)
          .map((ground) => `${color} on ${ground}`),
      )
    const text = [
      ...lowContrastPairs(TEXT_ON, 7),
      ...lowContrastPairs({ text: [own], accent: [own] }, 7),
    ]
    assert.deepEqual(text, [])
    assert.deepEqual(lowContrastPairs(SHAPES_ON, 3), [])
    if (own === 'hill-1') assert.deepEqual(lowContrastPairs(SHAPES_BY_NIGHT, 3), [])
  })

it('every color token is tested for contrast or listed as decoration', () => {
  const listed = ['pale', ...DECORATION, ...[TEXT_ON, SHAPES_ON].flatMap(Object.entries).flat(2)]
  const colors = [...colorsIn(css, 0).keys()]
  assert.ok(colors.length > 20)
  assert.deepEqual(
    colors.filter((name) => !listed.includes(name)),
    [],
  )
})
