import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MUTATIONS } from './mutations.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

// The mutations run for long and apart from the tests: the list must not fall behind unnoticed.
it.each(MUTATIONS)('$defect can be planted in one place', ({ file, replace, by, spec }) => {
  expect(read(file).split(replace)).toHaveLength(2)
  expect(by).not.toBe(replace)
  expect(read(spec)).not.toBe('')
})

it('no defect is listed twice', () => {
  const defects = MUTATIONS.map(({ defect }) => defect)
  expect(new Set(defects).size).toBe(defects.length)
})
