export interface Finding {
  /** MISSING is required by law; 'not known' cannot be checked from this machine. */
  state: 'WRONG' | 'MISSING' | 'to do' | 'not known' | 'ok'
  says: string
  /** What to do about it. */
  advice?: string
}

export const finding = (state: Finding['state'], says: string, advice?: string): Finding => {
  return { state, says, advice }
}

/** The findings under a title; advice that findings in a row share is printed once. */
export function section(title: string, findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ state, says, advice }, index) => [
    `  ${state.padEnd(9)}  ${says.replaceAll('\n', '\n             ')}`,
    ...(advice && advice !== findings[index + 1]?.advice ? [`             → ${advice}`] : []),
  ])
  return [title, ...lines, ''].join('\n')
}
