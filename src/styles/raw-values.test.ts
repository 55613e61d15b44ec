import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')

/** CSS Color Module Level 4, "Named Colors". */
const NAMED_COLORS = `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond
  blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk
  crimson cyan darkblue darkcyan darkgoldenrod darkgr[ae]y darkgreen darkkhaki darkmagenta
  darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
  darkslategr[ae]y darkturquoise darkviolet deeppink deepskyblue dimgr[ae]y dodgerblue firebrick
  floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y green greenyellow
  honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon
  lightblue lightcoral lightcyan lightgoldenrodyellow lightgr[ae]y lightgreen lightpink lightsalmon
  lightseagreen lightskyblue lightslategr[ae]y lightsteelblue lightyellow lime limegreen linen
  magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen
  mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose
  moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple
  red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
  slateblue slategr[ae]y snow springgreen steelblue tan teal thistle tomato turquoise violet wheat
  white whitesmoke yellow yellowgreen`

const SYSTEM_COLORS = `AccentColor AccentColorText ActiveText ButtonBorder ButtonFace ButtonText
  Canvas CanvasText Field FieldText GrayText Highlight HighlightText LinkText Mark MarkText
  SelectedItem SelectedItemText VisitedText`

const words = (names: string) => `(?<![\\w-])(?:${names.split(/\s+/).join('|')})(?![\\w-])`

const COLOR = `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\([^)]*\\)|\\b(?:color-mix|light-dark)\\(|${words(NAMED_COLORS)}`
const SIZE = '(?<![\\w.-])-?(?:\\d+\\.?\\d*|\\.\\d+)(?:px|rem|pt|pc|cm|mm|in|q)\\b'
const RAW_VALUE = new RegExp(`${COLOR}|${SIZE}`, 'gi')
const SYSTEM_COLOR = new RegExp(words(SYSTEM_COLORS), 'gi')

const isZero = (value: string) => /^-?[\d.]/.test(value) && Number.parseFloat(value) === 0
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Raw values of a CSS value; system colors are at home where the visitor's colors rule. */
function rawValues(value: string, surroundings: string): string[] {
  const unquoted = value.replace(/url\([^)]*\)|'[^']*'|"[^"]*"/g, blank)
  const raw = [...unquoted.matchAll(RAW_VALUE)].filter(([one]) => !isZero(one))
  const system = /forced-colors|@media print/.test(surroundings)
    ? []
    : unquoted.matchAll(SYSTEM_COLOR)
  return [...raw, ...system].map(([one]) => one)
}

/** Fading and filters make a color that no token has; the quiet line alone, a decoration, may fade. */
const FADING = /^\s*(?:(?:backdrop-)?filter\s*:\s*(?!none)|opacity\s*:\s*(?![01]\s*$))\S.*/

const fades = (declaration: string, surroundings: string) =>
  FADING.test(declaration) && !surroundings.includes('.quiet-line')

/** Raw values in a style sheet, as "line: value". What stands before a `{` may hold any size. */
function rawInStyleSheet(css: string): string[] {
  const found: string[] = []
  const blocks: string[] = []
  const parts = css.replace(/\/\*.*?\*\//gs, blank).matchAll(/([^{};]*)([{};]|$)/g)
  for (const { 1: text = '', 2: end, index } of parts) {
    const value = text.slice(text.indexOf(':') + 1)
    const firstLine = css.slice(0, index + text.length - value.length).split('\n').length
    if (end === '{') blocks.push(text)
    else if (text.includes(':')) {
      if (fades(text, blocks.join(' '))) found.push(`${firstLine}: ${text.trim()}`)
      value.split('\n').forEach((line, at) => {
        for (const one of rawValues(line, blocks.join(' '))) found.push(`${firstLine + at}: ${one}`)
      })
    }
    if (end === '}') blocks.pop()
  }
  return found
}

const PAINT = /\b(?:fill|stroke|color|stopColor|stop-color|floodColor|flood-color)=\{?["']([^"']*)/g
const STYLE = /\bstyle=(?:\{\{([^}]*)\}\}|\{?["'`]([^"'`]*))|<style[^>]*>([^<]*)/g
const HEX_STRING = /(?<!href=)["'`](#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4}))["'`]/gi

/** Raw values written into markup: colors of attributes, and anything in a style. */
function rawInMarkup(code: string): string[] {
  return [...code.matchAll(PAINT), ...code.matchAll(STYLE), ...code.matchAll(HEX_STRING)].flatMap(
    (match) => {
      const line = code.slice(0, match.index).split('\n').length
      const text = match.slice(1).join(' ').replace(/["'`]/g, ' ')
      return rawValues(text, '').map((value) => `${line}: ${value}`)
    },
  )
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
)
const rawInFile = (file: string) => {
  const text = readFileSync(join(SRC, file), 'utf8')
  return file.endsWith('.css') ? rawInStyleSheet(text) : rawInMarkup(text)
}

describe('only tokens hold colors and sizes', () => {
  const styled = files.filter(
    (file) => /\.(?:css|tsx|astro)$/.test(file) && !/^styles\/|\.test\.tsx$/.test(file),
  )

  it.each(styled)('src/%s', (file) => {
    expect(rawInFile(file).map((place) => `src/${file}:${place}`)).toEqual([])
  })
})

describe('a raw value is found', () => {
  it.each([
    ['a { color: #fff }', ['1: #fff']],
    ['a {\n  color: rgb(1 2 3);\n  margin: 4px auto }', ['2: rgb(1 2 3)', '3: 4px']],
    ['a { border:\n1px solid\nred; }', ['2: 1px', '3: red']],
    ['a { b { gap: clamp(1rem, 2vw, .5rem) } }', ['1: 1rem', '1: .5rem']],
    ['a { --own: oklch(50% 0.1 200deg); fill: Teal }', ['1: oklch(50% 0.1 200deg)', '1: Teal']],
    ['a { color: CanvasText }', ['1: CanvasText']],
    ['@media (width > 40rem) { a { inline-size: -7.5rem } }', ['1: -7.5rem']],
    ['@media print { a { font-size: 12pt } }', ['1: 12pt']],
    ['a { color: color-mix(in oklab, var(--text) 20%, transparent) }', ['1: color-mix(']],
    ['a { color: light-dark(var(--text), var(--line)) }', ['1: light-dark(']],
    ['a { color: var(--text); opacity: .3 }', ['1: opacity: .3']],
    ['a { filter: contrast(.2) }', ['1: filter: contrast(.2)']],
  ])('in the style sheet %j', (css, places) => {
    expect(rawInStyleSheet(css)).toEqual(places)
  })

  it.each([
    ['<path\n  fill="tomato" />', ['2: tomato']],
    ["<p style={{ color: 'white', gap: '3px' }}>", ['1: white', '1: 3px']],
    ['<p style="margin: 2rem">', ['1: 2rem']],
    ["const edge = '#a1b2c3'", ['1: #a1b2c3']],
    ['<style>\na { color: hsl(1 2% 3%) }</style>', ['1: hsl(1 2% 3%)']],
  ])('in the markup %j', (code, places) => {
    expect(rawInMarkup(code)).toEqual(places)
  })
})

describe('what is fine is left alone', () => {
  it.each([
    '#faq, a:hover { margin: 0 0px 1.2em 30% }',
    '/* 3px red */ a { color: currentcolor; fill: none; background: transparent; all: inherit }',
    'a { inline-size: calc(100% - 2 * var(--gutter)); block-size: 100dvh; flex: 1 1fr; cx: 11ch }',
    'a { opacity: 0; filter: none; transition: opacity 1s } b { opacity: 1 }',
    '.a .quiet-line { opacity: 0.7 }',
    'a { color: var(--teal-deep); mask: url(red.svg#fff); content: "3px red"; line-height: 1.5 }',
    '@media (width >= 60rem) { @container (width < 300px) { a { rotate: 225deg } } }',
    '@media (forced-colors: active) { a { stroke: CanvasText } } @media print { a { fill: Canvas } }',
  ])('%s', (css) => {
    expect(rawInStyleSheet(css)).toEqual([])
  })

  it.each(['<a href="#faded">', '<svg fill="none" stroke="currentColor" fontSize="17">'])(
    '%s',
    (code) => {
      expect(rawInMarkup(code)).toEqual([])
    },
  )
})
