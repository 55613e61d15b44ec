import { describe, expect, it } from 'vitest'
import { type Bump, bumpPath, EVERYDAY, HILL, PEAK, PICTURE } from './picture.tsx'

const { width, height, floor } = PICTURE

type Point = [x: number, y: number]

/** The points of a bump's outline: foot, two handles, top, handle, foot. */
function outline(bump: Bump): Point[] {
  const numbers =
    bumpPath(bump)
      .match(/-?\d+(\.\d+)?/g)
      ?.map(Number) ?? []
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? Number.NaN,
    numbers[index * 2 + 1] ?? Number.NaN,
  ])
}

describe('a bump', () => {
  const points = outline({ x: 100, height: 200, halfWidth: 50, crown: 0.2 })

  it('has six points', () => {
    expect(points).toHaveLength(6)
  })

  it('starts and ends on the floor, half its width to each side', () => {
    expect(points.at(0)).toEqual([50, floor])
    expect(points.at(-1)).toEqual([150, floor])
  })

  it('has its top in the middle, as high above the floor as it is told', () => {
    expect(points.at(3)).toEqual([100, floor - 200])
  })

  it('has a flat top as wide as its crown', () => {
    expect(points.at(2)).toEqual([90, floor - 200])
  })
})

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

it('the floor lies within the picture', () => {
  expect(floor).toBeGreaterThan(0)
  expect(floor).toBeLessThan(height)
})

it.each([
  ...[PEAK, ...HILL].map((bump): [string, Bump] => [`shape ${bump.halfWidth} wide`, bump]),
  ...EVERYDAY.map((bump): [string, Bump] => [`everyday sound at ${bump.x}`, bump]),
])('the %s stays within the picture', (_name, bump) => {
  for (const [x, y] of outline(bump)) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(floor)
  }
})
