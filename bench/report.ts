import { isWithin, type Measure, median } from './measure.ts'

/** Measures that belong together, under one heading. */
export interface Chapter {
  title: string
  /** How they were measured. */
  method: string
  measures: Measure[]
}

const digits = (value: number) => (Math.abs(value) < 10 ? 2 : value < 100 ? 1 : 0)
/** What is not 0 is not shown as 0: a bound of 0 tells them apart. */
const rounded = (value: number) =>
  String(Number(value.toFixed(digits(value))) || Number(value.toPrecision(1)))

function boundOf({ bound, unit }: Measure): string {
  if (!bound) return 'none'
  const words = 'most' in bound ? `at most ${bound.most}` : `at least ${bound.least}`
  return `${words} ${unit}`.trim() + (bound.every ? ', each' : '')
}

function spreadOf({ values }: Measure): string {
  if (values.length < 2) return ''
  return `${rounded(Math.min(...values))} to ${rounded(Math.max(...values))}, ${values.length} runs`
}

const verdictOf = (measure: Measure) =>
  measure.bound ? (isWithin(measure) ? 'pass' : '**FAIL**') : 'shown'

/** A table in Markdown, its columns as wide as their widest cell. */
export function tableOf(measures: readonly Measure[]): string {
  const rows = [
    ['Measure', 'Median', 'Spread', 'Bound', 'Result'],
    ...measures.map((measure) => [
      measure.what,
      `${rounded(median(measure.values))} ${measure.unit}`.trim(),
      spreadOf(measure),
      boundOf(measure),
      verdictOf(measure),
    ]),
  ]
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  const rule = `| ${widths?.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(head), rule, ...body.map(line)].join('\n')
}

/** What is out of its bound, each with its chapter. */
export const failedOf = (chapters: readonly Chapter[]): string[] =>
  chapters.flatMap(({ title, measures }) =>
    measures.filter((one) => one.bound && !isWithin(one)).map(({ what }) => `${title}: ${what}`),
  )

/** The whole report in Markdown. */
export function reportOf(chapters: readonly Chapter[], about: string): string {
  const parts = chapters.map(
    ({ title, method, measures }) => `## ${title}\n\n${method}\n\n${tableOf(measures)}\n`,
  )
  return `# Performance\n\n${about}\n\n${parts.join('\n')}`
}
