import { expect, it } from 'vitest'
import { failedOf, reportOf, tableOf } from './report.ts'

const paint = { what: 'first paint', values: [1.1, 1.3, 1.2], unit: '×', bound: { most: 1.15 } }
const score = { what: 'score', values: [100], unit: '', bound: { least: 100 } }
const extra = { what: 'prefetched bytes', values: [1234.6], unit: 'bytes' }

it('a table shows median, spread, bound and result of each measure', () => {
  expect(tableOf([paint, score, extra])).toBe(
    [
      '| Measure          | Median     | Spread             | Bound          | Result   |',
      '| ---------------- | ---------- | ------------------ | -------------- | -------- |',
      '| first paint      | 1.2 ×      | 1.1 to 1.3, 3 runs | at most 1.15 × | **FAIL** |',
      '| score            | 100        |                    | at least 100   | pass     |',
      '| prefetched bytes | 1235 bytes |                    | none           | shown    |',
    ].join('\n'),
  )
})

it('a bound that each run must hold says so', () => {
  const shift = {
    what: 'shift',
    values: [0, 0],
    unit: '',
    bound: { most: 0, every: true },
  }
  expect(tableOf([shift])).toMatch(/\| at most 0, each \| pass/)
})

it('what is not 0 is not shown as 0', () => {
  const shift = {
    what: 'shift',
    values: [0, 0.00042, 0],
    unit: '',
    bound: { most: 0, every: true },
  }
  expect(tableOf([shift])).toContain('| 0 to 0.0004, 3 runs |')
})

it('what is out of its bound is known, and what has none never is', () => {
  const chapters = [{ title: 'Paint', method: 'Looked.', measures: [paint, score, extra] }]
  expect(failedOf(chapters)).toEqual(['Paint: first paint'])
  expect(reportOf(chapters, 'About.')).toMatch(
    /^# Performance\n\nAbout\.\n\n## Paint\n\nLooked\.\n\n\| Measure/,
  )
})
