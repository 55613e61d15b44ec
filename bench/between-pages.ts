import type { Browser, Page } from 'puppeteer-core'
import { openDesktop, pass } from './browser.ts'
import type { Chapter } from './report.ts'

const RUNS = 5
/** The pointer rests on a link before it is pressed; 200 ms later the browser acts on it. */
const REST_MS = 700
const LINK = 'footer a[href^="/privacy-policy"]'

async function openLanding(browser: Browser, site: string): Promise<Page> {
  const page = await openDesktop(browser)
  await page.goto(`${site}/`, { waitUntil: 'networkidle0' })
  await page.$eval(LINK, (link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return page
}

/** Runs in the page: when a visitor first saw the next page, by the clock; nothing until then. */
function firstSeen(): number | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (window.location.pathname !== '/privacy-policy' || !paint) return undefined
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  // A page drawn beforehand counts from when it came to be the visitor's.
  return performance.timeOrigin + Math.max(paint.startTime, visit?.activationStart ?? 0)
}

/** From the press on a link to the first paint of the page that it leads to, in milliseconds. */
async function followOnce(browser: Browser, site: string, restMs: number): Promise<number> {
  const page = await openLanding(browser, site)
  await page.hover(LINK)
  await pass(restMs)
  const pressed = Date.now()
  await page.$eval(LINK, (link) => (link as HTMLElement).click())
  let seen: number | undefined
  // A document that goes while it is asked gives no answer.
  while (seen === undefined) seen = await page.evaluate(firstSeen).catch(() => undefined)
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
  const rested: number[] = []
  const pressed: number[] = []
  const back: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    pressed.push(await followOnce(browser, site, 0))
    rested.push(await followOnce(browser, site, REST_MS))
    back.push(await backOnce(browser, site))
  }
  return {
    title: 'Between pages',
    method:
      'Slow 4G, processor 4 times slower: from the landing page to the privacy policy, by a link ' +
      'that is pressed at once, and by one on which the pointer has rested.',
    measures: [
      { what: 'First paint of the next page, pressed at once', values: pressed, unit: 'ms' },
      {
        what: 'First paint of the next page, after a rest',
        values: rested,
        unit: 'ms',
        bound: { most: 200 },
      },
      {
        what: 'Back from the cache of whole pages (1 is yes)',
        values: back,
        unit: '',
        bound: { least: 1 },
      },
    ],
  }
}
