import { existsSync, readFileSync } from 'node:fs'

const STAT = '/proc/stat'
/** Hundredths of a second that a visit may lose to other machines on the same host. */
const MOST_LOST = 10
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

const lostUntilNow = () => (existsSync(STAT) ? lostTime(readFileSync(STAT, 'utf8')) : 0)

/** Visits again where the host gave the processors to others: that is not the site's time. */
export async function undisturbed<Result>(visit: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    const before = lostUntilNow()
    const result = await visit()
    if (lostUntilNow() - before <= MOST_LOST || tried === TRIES) return result
  }
}
