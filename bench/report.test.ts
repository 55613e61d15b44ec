import { expect, it } from 'vitest'
import { measureTable, paintTable } from './report.ts'

it('the report tells what holds and what does not, and judges no peer', () => {
  const page = (name: string, phone: number, desktop: number, isPeer = false) => {
    const paintOf = (first: number) => ({ first, largest: first, shift: 0 })
    const paint = {
      Phone: paintOf(phone),
      'Slow phone': paintOf(phone),
      Desktop: paintOf(desktop),
    }
    return { name, isPeer, paint }
  }
  const pages = [page('Landing', 550, 800), page('Peer', 600, 600, true)]
  const paint = paintTable(page('Blank', 500, 500), pages)
  expect(paint).toContain('| Landing | 1.1 / 1.1 ok | 1.1 / 1.1 ok | 1.6 / 1.6 out | 0 ok |')
  expect(paint).toContain('| Peer | 1.2 / 1.2 | 1.2 / 1.2 | 1.2 / 1.2 | 0 |')
  expect(measureTable([{ what: 'Script', value: 75.1, unit: 'kB', most: 75 }])).toContain(
    '| Script | 75.1 kB | 75 kB | out |',
  )
})
