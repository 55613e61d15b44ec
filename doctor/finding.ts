/**
 * One thing that was looked at. `open` is still to be done, `wrong` contradicts itself or the
 * rules, `unknown` could not be asked from here, `note` is for a person to judge.
 */
export interface Finding {
  state: 'done' | 'open' | 'wrong' | 'unknown' | 'note'
  says: string
  /** What to do about it. */
  advice?: string
}

export const done = (says: string): Finding => ({ state: 'done', says })

const withAdvice =
  (state: Finding['state']) =>
  (says: string, advice?: string): Finding => ({ state, says, ...(advice && { advice }) })

export const open = withAdvice('open')
export const wrong = withAdvice('wrong')
export const unknown = withAdvice('unknown')
export const note = withAdvice('note')

/** A part of docs/going-live.md, by its number and title there. */
export interface Step {
  number: number
  title: string
  findings: Finding[]
}
