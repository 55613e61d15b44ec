import { readFileSync } from 'node:fs'

/** Colors such as `#fbf6ed`, by the name of their token. */
export type Colors = Readonly<Record<string, string>>

// Not relative to this file: the build moves it. npm runs all commands in the project's folder.
const css = readFileSync('src/styles/tokens.css', 'utf8')
const pairs = [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)]

/** The tokens' colors, for what is outside the pages: icons, the share card, the browser's own bars. */
export const siteColors = {
  day: Object.fromEntries(pairs.map(([, name, day]) => [name, day])),
  night: Object.fromEntries(pairs.map(([, name, , night]) => [name, night])),
} satisfies Record<string, Colors>

/**
 * Replaces each `var(--token)` of an SVG or a style by its color.
 * @throws if there is none of six digits, which would leave a hole in the picture
 */
export const fillInColors = (svg: string, colors: Colors): string =>
  svg.replace(/var\(--([\w-]+)\)/g, (_, name) => {
    const color = colors[name]
    if (!color)
      throw new Error(`src/styles/tokens.css: --${name} must be light-dark(#rrggbb, #rrggbb).`)
    return color
  })
