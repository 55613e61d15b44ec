/** A color as linear red, green and blue, each from 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

const clamp = (channel: number) => Math.min(1, Math.max(0, channel))

/**
 * An OKLCH color in linear sRGB; what lies outside sRGB is clipped, as browsers do at worst.
 * The figures are Björn Ottosson's for OKLab (bottosson.github.io/posts/oklab), which CSS Color
 * Module Level 4, "Sample code for color conversions", takes over.
 * @param lightness from 0 to 1
 * @param chroma from 0 to about 0.4
 * @param hue in degrees
 */
function oklchToLinearRgb(lightness: number, chroma: number, hue: number): LinearRgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

/**
 * A color of the style sheet, written as `oklch(97.4% 0.013 84deg)`, in linear sRGB.
 * @throws for any other way of writing one, transparent ones included
 */
export function parseOklch(color: string): LinearRgb {
  const match = color.match(/^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)deg\)$/)
  if (!match) throw new Error(`Not a plain OKLCH color: ${color}`)
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number)
  return oklchToLinearRgb(lightness / 100, chroma, hue)
}

/** Relative luminance of a linear color, as WCAG 2.2 defines it: from 0 to 1. */
function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colors, as WCAG 2.2 defines it: from 1 to 21. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A linear channel in the curve that screens expect (IEC 61966-2-1, sRGB), from 0 to 1. */
function encode(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}

/**
 * A color of the style sheet as six hexadecimal digits, such as `#faf6ee`.
 * @throws for any color that `parseOklch` does not take
 */
export function oklchToHex(color: string): string {
  const digits = parseOklch(color).map((channel) =>
    Math.round(encode(channel) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
