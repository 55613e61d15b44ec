import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const DECLARATION = /(--[\w-]+):\s*([^;{}]+);/g
const USE = /var\((--[\w-]+)\)/g

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '')

function valuesOf(sheets: readonly string[]): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const sheet of sheets) {
    for (const [, name = '', value = ''] of withoutComments(sheet).matchAll(DECLARATION)) {
      values.set(name, [...(values.get(name) ?? []), value.trim()])
    }
  }
  return values
}

/** The tokens that have one value for every screen, each with that value. */
export function constantsOf(sheets: readonly string[]): Map<string, string> {
  const constants = new Map<string, string>()
  for (const [name, [value = '', ...others]] of valuesOf(sheets)) {
    if (others.length === 0) constants.set(name, value)
  }
  return constants
}

/** A short name for each token that changes: "--0", "--1" and so on. */
export function shortNamesOf(sheets: readonly string[]): Map<string, string> {
  const changing = [...valuesOf(sheets)].filter(([, values]) => values.length > 1)
  return new Map(changing.map(([name], index) => [name, `--${index.toString(36)}`]))
}

/** A style sheet with short names in the places of the tokens' own. */
export function withShortNames(css: string, shortNames: ReadonlyMap<string, string>): string {
  return css.replace(/--[\w-]+/g, (name) => shortNames.get(name) ?? name)
}

/** A style sheet with the constants' values in the places of their names. */
export function withConstants(css: string, constants: ReadonlyMap<string, string>): string {
  const value = (use: string, name: string): string =>
    constants.get(name)?.replace(USE, value) ?? use
  return withoutComments(css)
    .replace(DECLARATION, (declaration, name) => (constants.has(name) ? '' : declaration))
    .replace(USE, value)
}

/**
 * Writes tokens that never change as plain values into the built styles, and shortens the names of
 * those that differ by scheme, contrast or paper: together 450 of the landing page's bytes, after
 * compression. While the site is being worked on, tokens stay what they are, so that each change
 * of one shows at once.
 */
export function constantTokens(): Plugin {
  const files = () => globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'))
  let constants = new Map<string, string>()
  let shortNames = new Map<string, string>()
  return {
    name: 'constant-tokens',
    apply: 'build',
    enforce: 'pre',
    configResolved() {
      const sheets = files()
      constants = constantsOf(sheets)
      shortNames = shortNamesOf(sheets)
    },
    transform: {
      filter: { id: /\/src\/.*\.css(\?inline)?$/ },
      handler: (css) => withShortNames(withConstants(css, constants), shortNames),
    },
  }
}
