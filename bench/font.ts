import type { Browser } from 'puppeteer-core'
import { openPhone } from './browser.ts'
import { type Measure, median } from './measure.ts'
import type { Chapter } from './report.ts'
import { undisturbed } from './undisturbed.ts'

/** Single visits differ by a third, far more than the font could cost. */
const RUNS = 41
/** The longest that work may hold the processor before a visitor can notice (Long Tasks API). */
const UNPACKING_MS = 50

interface Paint {
  /** In milliseconds from the visit's start. */
  first: number
  /** All that moved by itself, as the browser scores it. */
  shift: number
}

interface Turns {
  withFont: Paint[]
  without: Paint[]
}

const paints = (visits: readonly Paint[]) => visits.map(({ first }) => first)

/** What the browser itself tells of a visit's paint. */
async function visitOnce(browser: Browser, address: string, blocked: string[]): Promise<Paint> {
  const phone = await openPhone(browser, 4)
  await phone.send('Network.setBlockedURLs', { urls: blocked })
  await phone.open(address)
  const paint = await phone.run(() => {
    const noted = new PerformanceObserver(() => undefined)
    noted.observe({ type: 'layout-shift', buffered: true })
    const shifts = noted.takeRecords() as (PerformanceEntry & { value: number })[]
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    }
  })
  await phone.close()
  return paint
}

/** The landing page with its font and without, in turns. */
async function visitInTurns(browser: Browser, site: string): Promise<Turns> {
  const withFont: Paint[] = []
  const without: Paint[] = []
  for (let run = 0; run < RUNS; run += 1) {
    without.push(await undisturbed(() => visitOnce(browser, `${site}/`, ['*.woff2'])))
    withFont.push(await undisturbed(() => visitOnce(browser, `${site}/`, [])))
  }
  return { withFont, without }
}

/** The first paints of such visits, and what moved with the font. */
function measuresOf({ withFont, without }: Turns, where: string): Measure[] {
  return [
    { what: `First paint without the font, ${where}`, values: paints(without), unit: 'ms' },
    { what: `First paint with the font, ${where}`, values: paints(withFont), unit: 'ms' },
    {
      what: `Layout shift with the font, ${where}`,
      values: withFont.map(({ shift }) => shift),
      unit: '',
      bound: { most: 0, every: true },
    },
  ]
}

/**
 * The font and the first paint, from a server far away and from one at no distance.
 * @param distanceMs how long the far server's answers are on their way
 */
export async function measureFont(
  browser: Browser,
  { far, near, distanceMs }: { far: string; near: string; distanceMs: number },
): Promise<Chapter> {
  const farAway = await visitInTurns(browser, far)
  const atNoDistance = await visitInTurns(browser, near)
  // The server's own time is in both, and would only make them more alike.
  const ownTime = (visits: readonly Paint[]) => median(paints(visits)) - distanceMs
  return {
    title: 'The font and the first paint',
    method:
      'The browser’s own first paint, processor 4 times slower. The same page is visited in turns ' +
      'with the font refused. From far away the font comes when it comes, and the first paint must ' +
      'not wait; the server’s own time is taken out before the medians are compared. At no distance ' +
      'the font is there before the first paint, which then has it, and unpacking it is work.',
    measures: [
      ...measuresOf(farAway, `${distanceMs} ms away`),
      {
        what: `Median with the font, against that without, ${distanceMs} ms away`,
        values: [ownTime(farAway.withFont) / ownTime(farAway.without)],
        unit: '×',
        bound: { most: 1.05 },
      },
      ...measuresOf(atNoDistance, 'at no distance'),
      {
        what: 'What the font adds to the median, at no distance',
        values: [median(paints(atNoDistance.withFont)) - median(paints(atNoDistance.without))],
        unit: 'ms',
        bound: { most: UNPACKING_MS },
      },
    ],
  }
}
