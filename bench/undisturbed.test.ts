import { expect, it } from 'vitest'
import { lostTime, undisturbed } from './undisturbed.ts'

it('tells the time that the host took, of all processors', () => {
  const stat =
    'cpu  4761163 405391 1685784 5390837 29510 0 17592 202306 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0'
  expect(lostTime(stat)).toBe(202_306)
})

it('is nothing where the machine does not tell', () => {
  expect(lostTime('cpu  1 2 3 4')).toBe(0)
})

it.each([
  { name: 'the first visit where nothing disturbed it', losses: [9], taken: 1 },
  { name: 'the first that nothing disturbed', losses: [40, 50, 9, 0], taken: 3 },
  { name: 'else the least disturbed of four', losses: [40, 20, 50, 30, 0], taken: 2 },
])('takes $name', async ({ losses, taken }) => {
  let visits = 0
  const visit = async () => {
    visits += 1
    return visits
  }
  // Each visit takes five seconds on two processors: a hundredth of that may be lost.
  const read = () => ({
    lost: losses.slice(0, visits).reduce((sum, lost) => sum + lost, 0),
    all: visits * 1000,
  })
  expect(await undisturbed(visit, read)).toBe(taken)
})
