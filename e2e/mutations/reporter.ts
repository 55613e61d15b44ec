import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { CHOSEN } from './defects.ts'

/** Begins the name of a project that runs a test without the defect. */
export const CONTROL = 'without '

/** Tells of each defect whether its test fails with it, and passes without. */
export default class MutationReporter implements Reporter {
  readonly #failed = new Map<string, boolean>()

  onTestEnd(test: TestCase, { status }: TestResult) {
    const project = test.parent.project()?.name ?? ''
    const isFailed = status !== 'passed' && status !== 'skipped'
    if (isFailed && !project.startsWith(CONTROL)) console.log(`caught: ${project}`)
    this.#failed.set(project, isFailed || this.#failed.get(project) === true)
  }

  onError({ message }: { message?: string }) {
    console.error(message)
  }

  onEnd() {
    const faults = CHOSEN.flatMap(({ defect, spec, test }) => {
      const isCaught = this.#failed.get(defect)
      const failsWithout = this.#failed.get(CONTROL + defect)
      if (isCaught && failsWithout === false) return []
      const why = failsWithout ? 'its test fails without it too' : 'its test passes'
      return `NOT CAUGHT: ${defect}: ${isCaught === undefined ? 'no test ran' : why} (${spec}: ${test})`
    })
    console.log(
      [...faults, `${CHOSEN.length - faults.length} of ${CHOSEN.length} caught.`].join('\n'),
    )
    return { status: faults.length === 0 ? ('passed' as const) : ('failed' as const) }
  }
}
