import { expect, it } from 'vitest'
import { lostTime } from './undisturbed.ts'

it('tells the time that the host took, of all processors', () => {
  const stat =
    'cpu  4761163 405391 1685784 5390837 29510 0 17592 202306 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0'
  expect(lostTime(stat)).toBe(202_306)
})

it('is nothing where the machine does not tell', () => {
  expect(lostTime('cpu  1 2 3 4')).toBe(0)
})
