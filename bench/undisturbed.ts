import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'

const STAT = '/proc/stat'
/** The part of its processors' time that a visit may lose to other machines on the same host. */
const MOST_LOST = 0.01
const TRIES = 4

/**
 * How long the host of a virtual machine has let its processors wait for others, in hundredths of a
 * second since it started ("steal" in proc(5)).
 * @param stat the text of `/proc/stat`
 */
export function lostTime(stat: string): number {
  const [, , , , , , , , lost = '0'] = stat.split(/\s+/)
  return Number(lost)
}

/** What the processors have lost, and all they could have had, in hundredths of a second. */
const untilNow = () => ({
  lost: existsSync(STAT) ? lostTime(readFileSync(STAT, 'utf8')) : 0,
  all: (performance.now() / 10) * availableParallelism(),
})

/**
 * Visits again where the host gave the processors to others: that is not the site's time.
 * @returns the first visit that was not disturbed, or the least disturbed one
 */
export async function undisturbed<Result>(
  visit: () => Promise<Result>,
  read = untilNow,
): Promise<Result> {
  let best: { result: Result; lost: number } | undefined
  for (let tried = 1; ; tried += 1) {
    const before = read()
    const result = await visit()
    const after = read()
    const now = { result, lost: (after.lost - before.lost) / (after.all - before.all) }
    if (!best || now.lost < best.lost) best = now
    if (best.lost <= MOST_LOST || tried === TRIES) return best.result
  }
}
