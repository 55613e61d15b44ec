import type { Browser } from 'puppeteer-core'
import { openPhone } from './browser.ts'
import { median } from './measure.ts'
import type { Chapter } from './report.ts'
import { undisturbed } from './undisturbed.ts'

/** Single visits differ by a third, far more than the font could cost. */
const RUNS = 41

interface Paint {
  /** In milliseconds from the visit's start. */
  first: number
  /** All that moved by itself, as the browser scores it. */
  shift: number
}

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

const medianOf = (visits: readonly Paint[]) => median(visits.map(({ first }) => first))

/** The landing page with its font and without, in turns. */
export async function measureFont(browser: Browser, site: string): Promise<Chapter> {
  const withFont: Paint[] = []
  const without: Paint[] = []
  for (let run = 0; run < RUNS; run += 1) {
    without.push(await undisturbed(() => visitOnce(browser, `${site}/`, ['*.woff2'])))
    withFont.push(await undisturbed(() => visitOnce(browser, `${site}/`, [])))
  }
  return {
    title: 'The font and the first paint',
    method:
      'The browser’s own first paint, from a server at no distance, where the font is there before ' +
      'it; processor 4 times slower. The same page is visited in turns with the font refused.',
    measures: [
      {
        what: 'First paint without the font',
        values: without.map(({ first }) => first),
        unit: 'ms',
      },
      { what: 'First paint with the font', values: withFont.map(({ first }) => first), unit: 'ms' },
      {
        what: 'Median with the font, against that without',
        values: [medianOf(withFont) / medianOf(without)],
        unit: '×',
        bound: { most: 1.05 },
      },
      {
        what: 'Layout shift with the font',
        values: withFont.map(({ shift }) => shift),
        unit: '',
        bound: { most: 0, every: true },
      },
    ],
  }
}
