import { describe, expect, it } from 'vitest'
import { readColors } from './read-colors.ts'

const CSS = `/* --ground: not this; */
:root {
  --white: oklch(100% 0 0deg);
  --red: oklch(62.7955% 0.257683 29.2339deg);
  --ground: var(--white);
  --accent: var(--red);
  --hill: oklch(80% 0.055 200deg / 58%);
}
@media (prefers-color-scheme: dark) {
  :root { --black: oklch(0% 0 0deg); --ground: var(--black); }
}
@media (prefers-contrast: more) {
  :root { --ground: var(--red); }
}`

describe('the colors of the style sheet', () => {
  const { day, night } = readColors(CSS)

  it('are hexadecimal, as icons and cards need them', () => {
    expect(day('ground')).toBe('#ffffff')
    expect(day('accent')).toBe('#ff0000')
  })

  it('change at night where the night names others', () => {
    expect(night('ground')).toBe('#000000')
    expect(night('accent')).toBe('#ff0000')
  })

  it('are refused where there is none, or none without transparency', () => {
    expect(() => day('nothing')).toThrow('tokens.css has no --nothing')
    expect(() => day('hill')).toThrow('Not a plain OKLCH color')
  })
})
