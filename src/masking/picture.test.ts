import { expect, it } from 'vitest'
import { type Bump, EVERYDAY, HILL, PEAK, PICTURE } from './picture.tsx'

it('every layer of the hill covers the peak: at the same pitch, wider and higher', () => {
  expect(HILL.length).toBeGreaterThan(0)
  for (const layer of HILL) {
    expect(layer.x).toBe(PEAK.x)
    expect(layer.halfWidth).toBeGreaterThan(PEAK.halfWidth)
    expect(layer.height).toBeGreaterThan(PEAK.height)
  }
})

it('there are three sounds of everyday life, all lower than the hill', () => {
  expect(EVERYDAY).toHaveLength(3)
  const hillHeight = Math.max(...HILL.map((layer) => layer.height))
  for (const sound of EVERYDAY) expect(sound.height).toBeLessThan(hillHeight)
})

it.each<Bump>([PEAK, ...HILL, ...EVERYDAY])(
  '$halfWidth wide at $x, all is in the picture',
  (bump) => {
    expect(bump.x - bump.halfWidth).toBeGreaterThanOrEqual(0)
    expect(bump.x + bump.halfWidth).toBeLessThanOrEqual(PICTURE.width)
    expect(bump.height).toBeLessThanOrEqual(PICTURE.floor)
  },
)
