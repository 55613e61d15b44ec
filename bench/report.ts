import { VIEWS, type ViewName } from './browser.ts'

export interface Paint {
  /** In milliseconds from the visit's start. */
  first: number
  largest: number
  /** All that moved by itself, as the browser scores it. */
  shift: number
}

export interface PagePaint {
  name: string
  /** Another's page, which is shown and not judged. */
  isPeer: boolean
  paint: Record<ViewName, Paint>
}

export interface Measure {
  what: string
  value: number
  unit: '' | 'ms' | 'kB'
  /** The bound that is to be kept. */
  most: number
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const rounded = (value: number) => String(Math.round(value * 100) / 100)
const verdict = (isHeld: boolean) => (isHeld ? 'ok' : 'out')

/** A table of Markdown. */
export function table(head: string[], ...rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** @param blank the page that the others are compared with */
export function paintTable(blank: PagePaint, pages: readonly PagePaint[]): string {
  const rowOf = ({ name, isPeer, paint }: PagePaint) => {
    const judged = (text: string, isHeld: boolean) => (isPeer ? text : `${text} ${verdict(isHeld)}`)
    const ratios = VIEWS.map(({ name: view, goal }) => {
      const first = paint[view].first / blank.paint[view].first
      const largest = paint[view].largest / blank.paint[view].largest
      const isHeld = first <= goal.first && largest <= goal.largest
      return judged(`${rounded(first)} / ${rounded(largest)}`, isHeld)
    })
    const shift = Math.max(...VIEWS.map(({ name: view }) => paint[view].shift))
    return [name, ...ratios, judged(rounded(shift), shift === 0)]
  }
  const times = VIEWS.map(({ name }) => `${Math.round(blank.paint[name].first)} ms`)
  return table(
    ['First / largest paint', ...VIEWS.map(({ name }) => name), 'Layout shift'],
    [blank.name, ...times, ''],
    ['Goal: at most', ...VIEWS.map(({ goal }) => `${goal.first} / ${goal.largest}`), '0'],
    ...pages.map(rowOf),
  )
}

export function measureTable(measures: readonly Measure[]): string {
  const rowOf = ({ what, value, unit, most }: Measure) => [
    what,
    `${rounded(value)} ${unit}`,
    `${most} ${unit}`,
    verdict(value <= most),
  ]
  return table(['After the paint', 'Median', 'Goal', ''], ...measures.map(rowOf))
}
