import { describe, expect, it } from 'vitest'
import { growthExponent, isWithin, median } from './measure.ts'

describe('a median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 100], 3],
    [[10, 9, 8, 1, 2], 8],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN()
  })
})

describe('a bound', () => {
  const measure = { what: 'it', unit: 'ms' }

  it.each([
    [{ most: 5 }, [4, 5, 9], true],
    [{ most: 5 }, [5.1], false],
    [{ least: 100 }, [100], true],
    [{ least: 100 }, [99, 99, 100], false],
    [{ most: 5 }, [], false],
    [{ most: 5, every: true }, [], false],
    [{ most: 0, every: true }, [0, 0, 0], true],
    [{ most: 0, every: true }, [0, 0, 0.1], false],
    [{ least: 1, every: true }, [1, 1, 0], false],
    [{ most: 5 }, [1, 2, Number.NaN], false],
    [undefined, [1], false],
  ])('%j holds for %j: %s', (bound, values, expected) => {
    expect(isWithin({ ...measure, values, bound })).toBe(expected)
  })
})

it('a cost that grows as its input has the exponent 1, with its square 2, not at all 0', () => {
  expect(growthExponent(10, 10)).toBeCloseTo(1)
  expect(growthExponent(10, 100)).toBeCloseTo(2)
  expect(growthExponent(10, 1)).toBe(0)
})
