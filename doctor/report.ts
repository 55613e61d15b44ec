import type { Finding, Step } from './finding.ts'

const WORDS: Record<Finding['state'], string> = {
  done: 'done     ',
  open: 'to do    ',
  wrong: 'WRONG    ',
  unknown: 'not known',
  note: 'look     ',
}

const linesOf = ({ state, says, advice }: Finding) => {
  const words = says.replaceAll('\n', '\n               ')
  return [`  ${WORDS[state]}  ${words}`, ...(advice ? [`             → ${advice}`] : [])]
}

/** The whole report, as it is printed. */
export function reportOf(steps: readonly Step[]): string {
  const count = (state: Finding['state']) =>
    steps.flatMap(({ findings }) => findings).filter((finding) => finding.state === state).length
  const parts = steps.flatMap(({ number, title, findings }) => [
    '',
    `${number}. ${title}`,
    ...findings.flatMap(linesOf),
  ])
  const sum = `${count('wrong')} wrong, ${count('open')} to do, ${count('unknown')} not known.`
  return [...parts, '', sum, 'docs/going-live.md explains each step, by these numbers.'].join('\n')
}

/** Whether nothing is left that the doctor can see. */
export function isHealthy(steps: readonly Step[]): boolean {
  const states = steps.flatMap(({ findings }) => findings.map(({ state }) => state))
  return !states.includes('wrong') && !states.includes('open')
}
