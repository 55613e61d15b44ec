import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTokens, resolveToken } from '../../build/colors/read-colors.ts'
import { colorRoles } from './color-roles.ts'

const SRC = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(SRC, file), 'utf8')

const { day, night } = readTokens(read('styles/tokens.css'))
const tokens = { ...day, ...night }
const isColor = (name: string) => name in tokens && resolveToken(tokens, name).startsWith('oklch(')
const colors = Object.keys(tokens).filter(isColor)

type Use = 'words' | 'ground' | 'shape' | 'decoration'

/** What a property may draw; a word's `fill` is that of an SVG text. */
const USES: readonly (readonly [property: RegExp, uses: readonly Use[]])[] = [
  [/^color$/, ['words']],
  [/^background(-color)?$/, ['ground']],
  [/^fill$/, ['ground', 'shape', 'words']],
  [/^(stroke|stop-color|outline(-color)?|border(-.*)?)$/, ['shape', 'decoration']],
]

function mayBe(name: string, use: Use): boolean {
  const { isGround, wordsOn, shapesOn, isDecoration } = colorRoles[name] ?? {}
  return Boolean(
    { words: wordsOn, ground: isGround, shape: shapesOn, decoration: isDecoration }[use],
  )
}

/** The colors among the values of a rule, each with its property and place. */
function colorUses(rule: string) {
  return [...rule.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}]|$)/g)].flatMap(
    ({ 1: property = '', 2: value = '', index }) =>
      [...value.matchAll(/var\(--([\w-]+)/g)]
        .map(({ 1: name = '' }) => ({ property, name, index }))
        .filter(({ name }) => isColor(name)),
  )
}

/** A rule's colors that may not lie on the ground that the same rule gives. */
function wrongPairs(rule: string): { text: string; index: number }[] {
  const uses = colorUses(rule)
  const grounds = uses.filter(
    ({ property, name }) => /^(background|fill)/.test(property) && colorRoles[name]?.isGround,
  )
  return grounds.flatMap((ground) =>
    uses.flatMap(({ property, name, index }) => {
      const { wordsOn = [], shapesOn = [], isDecoration } = colorRoles[name] ?? {}
      const allowed = property === 'color' ? wordsOn : shapesOn
      const isFront = !/^(background|fill)/.test(property) && name !== ground.name
      return isFront && !isDecoration && !allowed.includes(ground.name)
        ? [{ text: `${property}: ${name} on ${ground.name}`, index }]
        : []
    }),
  )
}

/** Colors used in a way that they have no role for, as "line: use". */
function wrongUses(css: string): string[] {
  const code = css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '))
  const lineAt = (index: number) => code.slice(0, index).split('\n').length
  const alone = colorUses(code)
    .filter(({ property, name }) => {
      const uses = USES.find(([pattern]) => pattern.test(property))?.[1] ?? []
      return !uses.some((use) => mayBe(name, use))
    })
    .map(({ property, name, index }) => `${lineAt(index)}: ${property}: ${name}`)
  const together = [...code.matchAll(/\{([^{}]*)\}/g)].flatMap(({ 1: rule = '', index }) =>
    wrongPairs(rule).map((pair) => `${lineAt(index + 1 + pair.index)}: ${pair.text}`),
  )
  return [...alone, ...together]
}

describe('every color purpose has a role', () => {
  /** Colors that others are made of. */
  const palette = [...Object.values(day), ...Object.values(night)].flatMap(
    (value) => value.match(/^var\(--([\w-]+)\)$/)?.[1] ?? [],
  )

  it.each(colors.filter((name) => !palette.includes(name)))('--%s', (name) => {
    expect(Object.keys(colorRoles)).toContain(name)
  })

  it('and every role belongs to one', () => {
    expect(Object.keys(colorRoles).filter((name) => !isColor(name))).toEqual([])
  })
})

describe('colors keep to their roles in', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css') && file !== 'styles/tokens.css')

  it.each(sheets)('src/%s', (file) => {
    expect(wrongUses(read(file)).map((place) => `src/${file}:${place}`)).toEqual([])
  })
})

describe('a wrong use is found', () => {
  it.each([
    ['a { color: var(--accent) }', ['1: color: accent']],
    ['a {\n  margin: 0;\n  background: var(--text);\n}', ['3: background: text']],
    ['a { border-block-end: var(--edge) solid var(--visited) }', ['1: border-block-end: visited']],
    ['a { fill: var(--line) } b { stroke: var(--hill) }', ['1: fill: line', '1: stroke: hill']],
    ['a { outline: 0 solid var(--action-text) }', ['1: outline: action-text']],
    ['@media print { a { color: var(--teal) } }', ['1: color: teal']],
    ['a { --own: var(--text) }', ['1: --own: text']],
    ['a { background: var(--action); color: var(--text) }', ['1: color: text on action']],
    ['a {\n  stroke: var(--accent);\n  fill: var(--hill);\n}', ['2: stroke: accent on hill']],
  ])('in %j', (css, places) => {
    expect(wrongUses(css)).toEqual(places)
  })
})
