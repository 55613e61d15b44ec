import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import Color from 'colorjs.io'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const [ordinary = ''] = css.split('@media (prefers-contrast: more)')
const CONTRASTS = { 'the usual contrast': ordinary, 'more contrast': css }
const COLOR = /--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|var\(--([\w-]+)\));/g

/** The permitted backgrounds of each color; one with a scheme's name is permitted only in that. */
type Backgrounds = Record<string, string>

const PAGE = 'ground deep surface'
const PAGE_AND_WASH = `${PAGE} wash`
/** Backgrounds of text on pictures. */
const PICTURE = 'sky pane floor'
/** The form's envelope is always day, the hero's bed always night. */
const FIXED = 'pale@day hill-1@night'

/** Permitted backgrounds of each text color: 7:1 (WCAG 2.2, 1.4.6). Shapes may use them, too. */
const TEXT_ON: Backgrounds = {
  text: `${PAGE_AND_WASH} ${PICTURE} ${FIXED}`,
  'text-quiet': `${PAGE} ${PICTURE}`,
  accent: `${PAGE_AND_WASH} ${PICTURE} ${FIXED}`,
  amber: 'ground@night',
  'accent-hover': PAGE_AND_WASH,
  'on-accent': 'accent accent-hover',
  visited: PAGE_AND_WASH,
}

/**
 * Further backgrounds of control borders, focus rings and meaningful shapes: 3:1 (1.4.11). Hairlines, and
 * shapes that the text describes, are decoration and exempt. So is a logo: by day, the mark's line meets its
 * hill.
 */
const SHAPES_ON: Backgrounds = {
  'text-quiet': 'ridge',
  accent: 'hill-1 hill-2 hill-3',
  amber: `${PAGE} sky pane ridge@night hill-1@night hill-2@night`,
  faint: 'sky pane ridge',
  ink: 'skin pale',
  control: `${PAGE_AND_WASH} sky hill-1@night`,
  focus: `${PAGE_AND_WASH} ${PICTURE} hill-1`,
}

for (const scheme of ['day', 'night'])
  for (const [wish, text] of Object.entries(CONTRASTS))
    it(`by ${scheme} with ${wish}, text has a contrast of 7:1 and shapes of 3:1`, () => {
      const colors = new Map<string, string>()
      for (const [, token = '', day = '', night = '', other = ''] of text.matchAll(COLOR))
        colors.set(token, colors.get(other) ?? (scheme === 'day' ? day : night))
      const colorOf = (token: string) => colors.get(token) ?? assert.fail(`--${token} is missing`)
      const low: string[] = []
      for (const [allowed, atLeast] of [[TEXT_ON, 7] as const, [SHAPES_ON, 3] as const])
        for (const [color, backgrounds] of Object.entries(allowed))
          for (const place of backgrounds.split(' ')) {
            const [background = '', only = scheme] = place.split('@')
            const contrast = Color.contrastWCAG21(colorOf(color), colorOf(background))
            if (only === scheme && contrast < atLeast) low.push(`${color} on ${background}`)
          }
      assert.deepEqual(low, [])
    })
