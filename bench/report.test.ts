import { expect, it } from 'vitest'
import { paintTable } from './report.ts'

it('the report tells what holds and what does not, and judges no peer', () => {
  const page = (name: string, times: number, isPeer = false) => {
    const own = { first: 500 * times, largest: 500 * times, shift: 0 }
    return { name, isPeer, paint: { Phone: own, 'Slow phone': own, Desktop: own } }
  }
  const paint = paintTable(page('Blank', 1), [page('Landing', 1.2), page('Peer', 1.2, true)])
  expect(paint).toContain('| Landing | 1.2 / 1.2 out | 1.2 / 1.2 ok | 1.2 / 1.2 out | 0 ok |')
  expect(paint).toContain('| Peer | 1.2 / 1.2 | 1.2 / 1.2 | 1.2 / 1.2 | 0 |')
})
