/**
 * `must` is asked for by law, `open` is still to be done, `wrong` breaks something, `unknown` could not be checked from
 * here, `note` is for a person to judge.
 */
const LABELS = {
  done: 'done     ',
  must: 'MUST     ',
  open: 'to do    ',
  wrong: 'WRONG    ',
  unknown: 'not known',
  note: 'look     ',
}
type State = keyof typeof LABELS

export interface Finding {
  state: State
  says: string
  /** What to do about it. */
  advice?: string | undefined
}

const finding =
  (state: State) =>
  (says: string, advice?: string): Finding => ({ state, says, advice })

export const done = finding('done')
export const must = finding('must')
export const open = finding('open')
export const wrong = finding('wrong')
export const unknown = finding('unknown')
export const note = finding('note')

const linesOf = ({ state, says, advice }: Finding) => {
  const text = says.replaceAll('\n', '\n               ')
  return [`  ${LABELS[state]}  ${text}`, ...(advice ? [`             → ${advice}`] : [])]
}

/** The findings by the title of a step of docs/going-live.md, in the guide's order. */
export type Steps = Record<string, Finding[]>

/** The whole report, as it is printed. */
export function reportOf(steps: Steps): string {
  const found = Object.values(steps).flat()
  const count = (wanted: State) => found.filter(({ state }) => state === wanted).length
  const parts = Object.entries(steps).flatMap(([title, findings], index) => [
    `\n${index + 1}. ${title}`,
    ...findings.flatMap(linesOf),
  ])
  const toDo = count('must') + count('open')
  const sum = `${count('wrong')} wrong, ${toDo} to do, ${count('unknown')} not known.`
  return [...parts, '', sum, 'docs/going-live.md explains each step, by these numbers.'].join('\n')
}

/** Whether nothing is left to do that the doctor can see. */
export function isHealthy(steps: Steps): boolean {
  return Object.values(steps).every((findings) =>
    findings.every(({ state }) => !['wrong', 'must', 'open'].includes(state)),
  )
}
