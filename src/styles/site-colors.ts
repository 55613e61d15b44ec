import { type ColorOf, colorsIn, parseTokens } from './read-colors.ts'
import css from './tokens.css?raw'

const tokens = parseTokens(css)

/** The site's colors by day and by night, for icons, share cards and the browser's own UI. */
export const siteColors = { day: colorsIn(tokens.day), night: colorsIn(tokens.night) }

/**
 * An SVG file whose `var(--token)` colors follow the visitor's color scheme. By rules rather than
 * custom properties, which viewers outside browsers do not know.
 */
export function followScheme(svg: string): string {
  const paints = new Map(
    [...svg.matchAll(/(fill|stroke)="var\(--([\w-]+)\)"/g)].map((match) => [match[0], match]),
  )
  const rules = (colorOf: ColorOf) =>
    [...paints.values()]
      .map(([paint, property, token = '']) => `[${paint}]{${property}:${colorOf(token)}}`)
      .join('')
  const { day, night } = siteColors
  const style = `${rules(day)}@media(prefers-color-scheme:dark){${rules(night)}}`
  return svg.replace('>', `><style>${style}</style>`)
}
