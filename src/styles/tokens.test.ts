import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import Color from 'colorjs.io'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const [ordinary = ''] = css.split('@media (prefers-contrast: more)')
const CONTRASTS = { 'the usual contrast': ordinary, 'more contrast': css }
const COLOR = /--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|var\(--([\w-]+)\));/g

/** The permitted backgrounds of each color. */
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
 * Permitted backgrounds of control borders, focus rings and meaningful shapes: 3:1 (1.4.11). Hairlines,
 * and shapes that the text describes, are decoration and exempt.
 */
const SHAPES_ON: Backgrounds = {
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
 * Permitted in one scheme only: the form's envelope is always day, the hero's bed always night. By day,
 * the foot of the mark's line is on its hill, too: a logo, which is exempt.
 */
const SCHEMES: { scheme: string; textOn: Backgrounds; shapesOn: Backgrounds }[] = [
  { scheme: 'day', textOn: { text: ['pale'], accent: ['pale'] }, shapesOn: {} },
  {
    scheme: 'night',
    textOn: { text: ['hill-1'], accent: ['hill-1'] },
    shapesOn: { amber: ['ridge', 'hill-1', 'hill-2'], control: ['hill-1'] },
  },
]

for (const { scheme, textOn, shapesOn } of SCHEMES)
  for (const [wish, text] of Object.entries(CONTRASTS))
    it(`by ${scheme} with ${wish}, text has a contrast of 7:1 and shapes of 3:1`, () => {
      const colors = new Map<string, string>()
      for (const [, token = '', day = '', night = '', other = ''] of text.matchAll(COLOR))
        colors.set(token, colors.get(other) ?? (scheme === 'day' ? day : night))
      const colorOf = (token: string) => colors.get(token) ?? assert.fail(`--${token} is missing`)
      const low: string[] = []
      const pairs = [
        [TEXT_ON, 7],
        [textOn, 7],
        [SHAPES_ON, 3],
        [shapesOn, 3],
      ] as const
      for (const [allowed, atLeast] of pairs)
        for (const [color, backgrounds] of Object.entries(allowed))
          for (const background of backgrounds) {
            const contrast = Color.contrastWCAG21(colorOf(color), colorOf(background))
            if (contrast < atLeast) low.push(`${color} on ${background}`)
          }
      assert.deepEqual(low, [])
    })
