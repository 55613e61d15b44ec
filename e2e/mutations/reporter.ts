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
    const faults = CHOSEN.filter(
      ({ defect }) => !this.#isRed.get(defect) || this.#isRed.get(CONTROL + defect) !== false,
    )
    for (const { defect, spec, test } of faults) {
      const [isRed, control] = [this.#isRed.get(defect), this.#isRed.get(CONTROL + defect)]
      const told = `red with it: ${isRed}, without it: ${control}`
      console.log(`NOT CAUGHT: ${defect} (${spec}: ${test}; ${told})`)
    }
    console.log(`${CHOSEN.length - faults.length} of ${CHOSEN.length} are caught.`)
    return { status: faults.length === 0 ? ('passed' as const) : ('failed' as const) }
  }
}
