import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { CHOSEN } from './defects.ts'

/** Begins the name of a project that runs a test without the defect. */
export const CONTROL = 'without '

/** Tells of each defect whether its test fails with it and passes without. */
export default class MutationReporter implements Reporter {
  readonly #isRed = new Map<string, boolean>()

  onTestEnd(test: TestCase, { status }: TestResult) {
    const project = test.parent.project()?.name ?? ''
    const isRed = status !== 'passed' && status !== 'skipped'
    this.#isRed.set(project, isRed || this.#isRed.get(project) === true)
    if (isRed && !project.startsWith(CONTROL)) console.log(`caught: ${project}`)
  }

  onError({ message }: { message?: string }) {
    console.error(message)
  }

  async onEnd() {
    const faults = CHOSEN.flatMap(({ defect, spec, test }) => {
      const [withIt, without] = [defect, CONTROL + defect].map((name) => this.#isRed.get(name))
      if (withIt && without === false) return []
      const told = { true: 'fails', false: 'passes', undefined: 'does not run' }
      const both = `${told[`${withIt}`]} with it and ${told[`${without}`]} without`
      return `NOT CAUGHT: ${defect}; "${test}" in ${spec} ${both}`
    })
    console.log(
      [...faults, `${CHOSEN.length - faults.length} of ${CHOSEN.length} caught`].join('\n'),
    )
    return { status: faults.length === 0 ? ('passed' as const) : ('failed' as const) }
  }
}
