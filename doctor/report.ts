export interface Finding {
  /** MISSING: required by law. unknown: could not be checked from this machine. */
  state: 'WRONG' | 'MISSING' | 'to do' | 'unknown' | 'ok'
  message: string
  /** What to do about it. */
  advice?: string
}

export const finding = (state: Finding['state'], message: string, advice?: string): Finding => {
  return { state, message, advice }
}

/** Formats findings under a title. Advice that consecutive findings share is printed once. */
export function section(title: string, findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ state, message, advice }, index) => [
    `  ${state.padEnd(9)}  ${message.replaceAll('\n', '\n             ')}`,
    ...(advice && advice !== findings[index + 1]?.advice ? [`             → ${advice}`] : []),
  ])
  return [title, ...lines, ''].join('\n')
}

/** The last line of the report, and the exit code. */
export function verdict(findings: readonly Finding[]) {
  const states = findings.map(({ state }) => state)
  if (states.includes('WRONG') || states.includes('MISSING')) {
    return { exitCode: 1, summary: 'Fix everything that is WRONG or MISSING.' }
  }
  const doubt = states.includes('unknown') ? ', but check what is unknown' : ''
  return { exitCode: 0, summary: `Nothing is WRONG or MISSING${doubt}.` }
}
