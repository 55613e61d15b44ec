import type { Browser, Page } from 'puppeteer-core'
import { openDesktop, pass } from './browser.ts'
import type { Chapter } from './report.ts'
import { BLANK_PATH } from './served-site.ts'
import { undisturbed } from './undisturbed.ts'

const RUNS = 7
/** The pointer rests on a link before it is pressed; 200 ms later the browser acts on it. */
const REST_MS = 700
/** A page that is not there by then will not come. */
const PATIENCE_MS = 20_000
/** Twice what people take for instant, about a tenth of a second: the processor is 4 times slower. */
const AT_ONCE_MS = 200
const POLICY_PATH = '/privacy-policy'
const LINK = 'footer a[data-measured]'

/** Opens the landing page at a link to another page. */
async function openLanding(browser: Browser, site: string, to = POLICY_PATH): Promise<Page> {
  const page = await openDesktop(browser)
  await page.goto(`${site}/`, { waitUntil: 'networkidle0' })
  await page.$eval(
    `footer a[href="${POLICY_PATH}"]`,
    (link, path) => {
      link.setAttribute('href', path)
      link.setAttribute('data-measured', '')
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
    },
    to,
  )
  return page
}

/** Runs in the page: when a visitor first saw the next page, by the clock; nothing until then. */
function firstSeen(path: string): number | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (window.location.pathname !== path || !paint) return undefined
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  // A page drawn beforehand counts from when it came to be the visitor's.
  return performance.timeOrigin + Math.max(paint.startTime, visit?.activationStart ?? 0)
}

/** From the press on a link to the first paint of the page that it leads to, in milliseconds. */
async function followOnce(browser: Browser, site: string, to: string, restMs: number) {
  const page = await openLanding(browser, site, to)
  await page.hover(LINK)
  await pass(restMs)
  const pressed = Date.now()
  await page.$eval(LINK, (link) => (link as HTMLElement).click())
  let seen: number | undefined
  while (seen === undefined) {
    // A document that goes while it is asked gives no answer.
    seen = await page.evaluate(firstSeen, to).catch(() => undefined)
    if (Date.now() > pressed + PATIENCE_MS) throw new Error(`${to} did not come.`)
  }
  await page.browserContext().close()
  return Math.max(0, seen - pressed)
}

/** Whether Back takes the landing page out of the browser's cache of whole pages. */
async function backOnce(browser: Browser, site: string): Promise<number> {
  const page = await openLanding(browser, site)
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  })
  await Promise.all([
    page.waitForNavigation(),
    page.$eval(LINK, (link) => (link as HTMLElement).click()),
  ])
  await page.evaluate(() => window.history.back())
  await pass(1500)
  const persisted = await page.evaluate(() => document.documentElement.dataset.persisted)
  await page.browserContext().close()
  return persisted === 'true' ? 1 : 0
}

/** How a visitor goes on to a legal page, and back. */
export async function measureBetweenPages(browser: Browser, site: string): Promise<Chapter> {
  const blank: number[] = []
  const rested: number[] = []
  const pressed: number[] = []
  const back: number[] = []
  const follow = (to: string, restMs: number) =>
    undisturbed(() => followOnce(browser, site, to, restMs))
  for (let run = 0; run < RUNS; run += 1) {
    blank.push(await follow(BLANK_PATH, 0))
    pressed.push(await follow(POLICY_PATH, 0))
    rested.push(await follow(POLICY_PATH, REST_MS))
    back.push(await backOnce(browser, site))
  }
  return {
    title: 'Between pages',
    method:
      'Slow 4G, processor 4 times slower: from the landing page to the privacy policy, by a link ' +
      `that is pressed at once, and by one on which the pointer has rested for ${REST_MS} ms; and ` +
      'to a blank page, pressed at once. After a rest the policy opens as if at once: within a ' +
      'fifth of a second, and sooner than that blank page.',
    measures: [
      { what: 'First paint of a blank page, pressed at once', values: blank, unit: 'ms' },
      { what: 'First paint of the next page, pressed at once', values: pressed, unit: 'ms' },
      {
        what: 'First paint of the next page, after a rest',
        values: rested,
        unit: 'ms',
        bound: { most: AT_ONCE_MS },
      },
      {
        what: 'After a rest, against the blank page pressed at once',
        values: rested.map((ms, run) => ms / (blank[run] ?? Number.NaN)),
        unit: '×',
        bound: { most: 1 },
      },
      {
        what: 'Back from the cache of whole pages (1 is yes)',
        values: back,
        unit: '',
        bound: { least: 1, every: true },
      },
    ],
  }
}
