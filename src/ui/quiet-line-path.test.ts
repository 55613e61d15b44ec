import { describe, expect, it } from 'vitest'
import { quietLinePaths } from './quiet-line-path.ts'

/** The points of a trace: one place to start at, then steps from each to the next. */
function points(path: string): { x: number; y: number }[] {
  const [start = '', steps = ''] = path.slice(1).split('l')
  const [x = Number.NaN, y = Number.NaN] = start.split(' ').map(Number)
  const found = [{ x, y }]
  for (const [, right, down] of steps.matchAll(/(\d+) (-?\d+)/g)) {
    const last = found[found.length - 1] ?? { x, y }
    found.push({ x: last.x + Number(right), y: last.y + Number(down) })
  }
  return found
}

describe('the tense line', () => {
  const [path = ''] = quietLinePaths('tense')
  const line = points(path)

  it('runs from the left edge of its box of 1200 × 120 to the right', () => {
    expect(line.at(0)).toEqual({ x: 0, y: 60 })
    expect(line.at(-1)?.x).toBeGreaterThan(1190)
    expect(line.at(-1)?.x).toBeLessThanOrEqual(1200)
  })

  it('stays within the box', () => {
    for (const { y } of line) {
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(120)
    }
  })

  it('swings up and down in turn, and comes to rest', () => {
    const swings = line.slice(1).map(({ y }) => y - 60)
    expect(swings.slice(0, 4).map(Math.sign)).toEqual([-1, 1, -1, 1])
    expect(Math.max(...swings.slice(0, 20).map(Math.abs))).toBeGreaterThan(40)
    expect(Math.max(...swings.slice(-10).map(Math.abs))).toBeLessThanOrEqual(1)
  })
})

describe('the calm line', () => {
  it('is one closed swell, so that the ground beneath it can be filled', () => {
    const [path = ''] = quietLinePaths('calm')
    expect(path).toMatch(/^M-\d+ \d+C.+S.+V140H-9Z$/)
    expect(path.match(/[CS]/g)).toHaveLength(2)
  })
})

describe('the covered line', () => {
  const [trace = '', wave = ''] = quietLinePaths('covered')

  it('is an even trace that a closed wave around the same middle covers', () => {
    const heights = points(trace).map(({ y }) => Math.abs(y - 60))
    expect(Math.max(...heights)).toBeLessThanOrEqual(18)
    expect(Math.min(...heights.slice(1))).toBeGreaterThanOrEqual(6)
    expect(wave).toMatch(/^M40 60C.+Z$/)
  })
})
